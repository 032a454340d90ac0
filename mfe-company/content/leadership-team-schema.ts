import * as v from 'valibot';
import { head, pageLink, picture, text } from './words-schema.ts';

const withName = v.pipe(text, v.includes('{name}', 'must say where the name goes: {name}'));

/** The words of the leadership page, `/company/leadershipTeam`. The people stand in files of their own, such as `leaders.ts`. */
export const leadershipTeamSchema = v.strictObject({
  head,
  crumb: text,
  heading: text,
  intro: text,
  picture,
  /** On the button that shows a description, and whose it is for those who hear it. */
  more: text,
  about: withName,
  /** On the link to a leader's page elsewhere, and whose it is. */
  profile: text,
  of: withName,
  others: v.strictObject({ heading: text, links: v.pipe(v.array(pageLink), v.minLength(1)) }),
});

/** The page as `leadership-team.ts` holds it. */
export type LeadershipTeam = v.InferOutput<typeof leadershipTeamSchema>;
