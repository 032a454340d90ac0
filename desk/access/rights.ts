import * as v from 'valibot';
import { isPartName, type PartName } from '@site/delivery/releases/release.ts';

/** Sections of the site that are not parts: the configuration, the posts, and the list of sections. */
export const nonParts = ['config', 'posts', 'sections'] as const;

/** Anything that ships independently. Whether the site has a section of that name is checked elsewhere. */
export type Section = PartName | (typeof nonParts)[number];

/** The valid names, for messages. */
const validSectionNames = `shell, the names of sections such as mfe-blog, ${nonParts.join(', ')}`;

/** Whether a word can name something that ships independently. */
export function isSection(word: string): word is Section {
  return isPartName(word) || nonParts.some((each) => each === word);
}

/** The name of something that ships independently. */
export const section = v.pipe(
  v.string(),
  v.guard(isSection, `must be one of ${validSectionNames}`),
);

/** The actions that a key can grant on a section. */
export const actions = ['read', 'release', 'preview', 'promote', 'rollback', 'approve'] as const;

/**
 * `read`: see releases and audit entries of the section. `release`: upload a release. `preview`: create previews of it
 * and get their links. `promote`: make a release live. `rollback`: make the previous release live again. `approve`:
 * approve somebody else's release, in a role of the key.
 */
export type Action = (typeof actions)[number];

/** Every listed action is allowed on every listed section. */
export type Rights = {
  sections: readonly Section[];
  actions: readonly Action[];
  /** The roles in which the owner may approve, such as `clinical`; none by default. */
  roles?: readonly string[];
};

/** A role in review rules and keys. */
const role = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be short words such as clinical'),
);

/** Rights in configuration and arguments. */
export const rightsSchema = v.object({
  sections: v.pipe(
    v.array(v.pipe(v.string(), v.guard(isSection, `must be some of ${validSectionNames}`))),
    v.minLength(1, 'must name a section'),
  ),
  actions: v.pipe(
    v.array(v.picklist(actions, `must be some of ${actions.join(', ')}`)),
    v.minLength(1, 'must name an action'),
  ),
  roles: v.exactOptional(v.array(role)),
});

/** Whether rights cover an action on a section. Any action on a section implies reading it. */
export function allows(rights: Rights, action: Action, section: Section): boolean {
  if (!rights.sections.includes(section)) return false;
  return action === 'read' || rights.actions.includes(action);
}
