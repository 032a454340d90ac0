import * as v from 'valibot';
import {
  idsDiffer,
  pageFacts,
  pageLink,
  picture,
  points,
  siteLink,
  slug,
  text,
} from './words-schema.ts';

const leader = v.strictObject({
  id: slug,
  leaderName: text,
  role: text,
  img: picture,
  /** A public profile elsewhere; leave it out when there is none. */
  link: v.exactOptional(siteLink),
  /** Shown on this page, a paragraph each. */
  description: points,
});

const withName = v.pipe(text, v.includes('{name}', 'must say where the name goes: {name}'));

/** The leadership page, `/company/leadershipTeam`. */
export const leadershipTeamSchema = v.strictObject({
  ...pageFacts.entries,
  intro: text,
  picture,
  leaders: v.pipe(
    v.array(leader),
    v.minLength(1, 'must have at least one leader'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
  /** On the button that shows a description, and whose it is for those who hear it. */
  more: text,
  about: withName,
  /** Whose the profile elsewhere is. */
  of: withName,
  others: v.strictObject({ heading: text, links: v.pipe(v.array(pageLink), v.minLength(1)) }),
});

/** The leadership page, `leadership-team.md`. */
export type LeadershipTeam = v.InferOutput<typeof leadershipTeamSchema>;

/** A leader, with what the leadership page says about them. */
export type Leader = LeadershipTeam['leaders'][number];
