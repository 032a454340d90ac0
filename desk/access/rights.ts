import * as v from 'valibot';
import { isPartName, type PartName } from '@site/delivery/releases/release.ts';

/** What is shipped like a part and is none: the configuration, the posts, and the list of sections. */
export const besidesParts = ['config', 'posts', 'sections'] as const;

/** Something that is shipped by itself. Whether a site has a section of that name is another matter. */
export type Section = PartName | (typeof besidesParts)[number];

/** What names are to be, for people. */
export const sectionWords = `shell, the names of sections such as mfe-blog, ${besidesParts.join(', ')}`;

/** Whether a word can name something that is shipped by itself. */
export function isSection(word: string): word is Section {
  return isPartName(word) || besidesParts.some((each) => each === word);
}

/** The name of something that is shipped by itself. */
export const section = v.pipe(v.string(), v.guard(isSection, `must be one of ${sectionWords}`));

/** What somebody may be allowed to do with a section. */
export const actions = ['read', 'release', 'preview', 'promote', 'rollback', 'approve'] as const;

/**
 * `read`: see releases and the journal, as far as they are about the section. `release`: upload a release. `preview`: have it
 * shown before it is live, and get the links of such previews. `promote`: make
 * one live. `rollback`: make the one before it live again. `approve`: say, in a role that one has, that somebody else's
 * release may go live.
 */
export type Action = (typeof actions)[number];

/** Which actions are allowed with which sections: each action with each section. */
export type Rights = {
  sections: readonly Section[];
  actions: readonly Action[];
  /** In which roles somebody may approve, such as `clinical`; none when left out. */
  roles?: readonly string[];
};

/** A role as policies and keys name it. */
const role = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be short words such as clinical'),
);

/** Rights as people write them. */
export const rightsSchema = v.object({
  sections: v.pipe(
    v.array(v.pipe(v.string(), v.guard(isSection, `must be names out of ${sectionWords}`))),
    v.minLength(1, 'must name a section'),
  ),
  actions: v.pipe(
    v.array(v.picklist(actions, `must be words out of ${actions.join(', ')}`)),
    v.minLength(1, 'must name an action'),
  ),
  roles: v.exactOptional(v.array(role)),
});

/** Whether rights cover an action with a section. Whoever may do anything with a section may read about it. */
export function allows(rights: Rights, action: Action, section: Section): boolean {
  if (!rights.sections.includes(section)) return false;
  return action === 'read' || rights.actions.includes(action);
}
