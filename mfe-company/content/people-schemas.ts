import * as v from 'valibot';
import {
  picture,
  text,
  idsDiffer,
  pageFacts,
  pageLink,
  points,
  siteLink,
  slug,
  decoration,
} from './words-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';

const member = v.strictObject({
  name: text,
  /** The role, in a few words. */
  details: text,
  image: picture,
});

/** A team; each has a document of its own, so that a page carries only whom it shows. */
export const teamSchema = v.strictObject({
  people: v.pipe(v.array(member), v.minLength(1, 'must have at least one person')),
});

/** People with their roles. */
export type Team = v.InferOutput<typeof teamSchema>;

/** Somebody of a team. */
export type Member = v.InferOutput<typeof member>;

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

/** A leader as the leadership page shows them. */
export type Leader = LeadershipTeam['leaders'][number];

/** A row of people: what it holds, in the plural, is `noun`. */
const people = v.strictObject({ heading: text, intro: text, noun: text });

/** The words of the page about the company, `/about-us`. */
export const aboutUsSchema = v.strictObject({
  ...pageFacts.entries,
  lead: text,
  picture,
  /** Large figures with a line each. */
  figures: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ figure: text, text })),
      v.minLength(1, 'must have at least one figure'),
    ),
  }),
  leadership: v.strictObject({ ...people.entries, link: pageLink }),
  clinical: people,
  tech: people,
  /** The card that leads to the careers page of another site. */
  careers: v.strictObject({ heading: text, text, button: text, more: pageLink, picture }),
});

/** The page about the company, `about-us.yaml`. */
export type AboutUs = v.InferOutput<typeof aboutUsSchema>;

/** The words of the careers page, `/company/careers`. */
export const careersSchema = v.strictObject({
  ...pageFacts.entries,
  /** The page's name in the trail above its heading. */
  crumb: text,
  lead: text,
  picture,
  /** The button that leads to the careers page of another site, with a note. */
  positions: text,
  where: text,
  reasons: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ title: text, text, picture })),
      v.minLength(1, 'must have at least one reason'),
    ),
  }),
  closing: v.strictObject({ heading: text, text: linkedText, picture: decoration }),
});

/** The careers page, `careers.md`. */
export type Careers = v.InferOutput<typeof careersSchema>;
