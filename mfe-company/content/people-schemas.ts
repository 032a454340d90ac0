import * as v from 'valibot';
import { decoration, pageLink, picture, points } from '@site/kit/content/fields.ts';
import { listOf, listWithIds, slug, text, textWith } from '@site/kit/content/text.ts';
import { pageFacts, siteLink } from './words-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';

const member = v.strictObject({
  name: text,
  /** The role, in a few words. */
  details: text,
  image: picture,
});

/** A team. Each has its own document, so that a page only carries the people it shows. */
export const teamSchema = v.strictObject({
  people: listOf(member),
});

export type Team = v.InferOutput<typeof teamSchema>;

export type Member = v.InferOutput<typeof member>;

const leader = v.strictObject({
  id: slug,
  leaderName: text,
  role: text,
  img: picture,
  /** A public profile elsewhere; omit it if there is none. */
  link: v.exactOptional(siteLink),
  description: points,
});

const withName = textWith('{name}');

/** The leadership page, `/company/leadershipTeam`. */
export const leadershipTeamSchema = v.strictObject({
  ...pageFacts.entries,
  intro: text,
  picture,
  leaders: listWithIds(leader),
  more: text,
  about: withName,
  /** Whose profile it is. */
  of: withName,
  others: v.strictObject({ heading: text, links: listOf(pageLink) }),
});

export type LeadershipTeam = v.InferOutput<typeof leadershipTeamSchema>;

export type Leader = LeadershipTeam['leaders'][number];

/** A row of people; `noun` is the plural of what it holds. */
const people = v.strictObject({ heading: text, intro: text, noun: text });

/** Text of the about page, `/about-us`. */
export const aboutUsSchema = v.strictObject({
  ...pageFacts.entries,
  lead: text,
  picture,
  /** Large figures with a line each. */
  figures: v.strictObject({
    heading: text,
    items: listOf(v.strictObject({ figure: text, text })),
  }),
  leadership: v.strictObject({ ...people.entries, link: pageLink }),
  clinical: people,
  tech: people,
  /** The card that links to another site's careers page. */
  careers: v.strictObject({ heading: text, text, button: text, more: pageLink, picture }),
});

export type AboutUs = v.InferOutput<typeof aboutUsSchema>;

/** Text of the careers page, `/company/careers`. */
export const careersSchema = v.strictObject({
  ...pageFacts.entries,
  crumb: text,
  lead: text,
  picture,
  /** The button to another site's careers page, with a note. */
  positions: text,
  where: text,
  reasons: v.strictObject({
    heading: text,
    items: listOf(v.strictObject({ title: text, text, picture })),
  }),
  closing: v.strictObject({ heading: text, text: linkedText, picture: decoration }),
});

export type Careers = v.InferOutput<typeof careersSchema>;
