import * as v from 'valibot';
import { partNames } from '../releases/release.ts';

/** What somebody may be allowed to ship: the parts, and the configuration and the posts, which are shipped like parts. */
export const sections = [...partNames, 'config', 'posts'] as const;

/** Something that is shipped by itself. */
export type Section = (typeof sections)[number];

/** What somebody may be allowed to do with a section. */
export const actions = ['read', 'release', 'promote', 'rollback', 'approve'] as const;

/**
 * `read`: see releases and the journal, as far as they are about the section. `release`: upload a release. `promote`: make
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
    v.array(v.picklist(sections, `must be names out of ${sections.join(', ')}`)),
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
