import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import {
  citedText,
  day,
  decoration,
  idsDiffer,
  pageLink,
  pageFacts,
  picture,
  points,
  siteLink,
  slug,
  text,
} from './words-schema.ts';

/** A publication: who published what, and when. */
const source = v.strictObject({ text, url: siteLink.entries.to });

/** The publications that the page cites, each under its id. */
export const sourceListSchema = v.record(slug, source);

const topic = v.strictObject({
  /** The part of the address after `#`. Never change one: people share it. */
  id: slug,
  title: text,
  picture,
  text: citedText,
  /** What we look at. */
  checks: points,
  link: v.exactOptional(pageLink),
});

/** The words of the clinic page, `/clinic`. */
export const clinicSchema = v.pipe(
  v.strictObject({
    ...pageFacts.entries,
    /** The page's name in the trail above its heading. */
    crumb: text,
    chip: text,
    lead: text,
    facts: points,
    picture,
    book: text,
    /** The pictures that take turns, 3 seconds each (specification, section 9). */
    slider: v.strictObject({
      heading: text,
      /** Names the slider for those who do not see it. */
      label: text,
      slides: v.pipe(
        v.array(v.strictObject({ title: text, caption: text, picture })),
        v.minLength(2, 'must have at least two pictures, or none can take turns'),
      ),
    }),
    /** The choice of a clinic, and what is said about the chosen one. */
    choose: v.strictObject({
      heading: text,
      label: text,
      directions: text,
      soonHeading: text,
      comingSoon: text,
      /** What one wants to book there; `{city}` is the chosen city. */
      wanted: v.pipe(text, v.includes('{city}', 'must say where: {city}')),
      picture: decoration,
    }),
    topics: v.strictObject({
      heading: text,
      intro: text,
      checksLabel: text,
      items: v.pipe(
        v.array(topic),
        v.minLength(1, 'must have at least one topic'),
        v.check((list) => idsDiffer(list), 'must not use an id twice'),
      ),
    }),
    /** Below the topics. */
    note: linkedText,
    /** A row of people: what it holds, in the plural, is `noun`. */
    experts: v.strictObject({ heading: text, intro: text, noun: text }),
    app: v.strictObject({ heading: text, text, points, button: text, picture }),
    /** Who wrote and checked the topics. `reviewedBy` is `null` until a clinician has. */
    review: v.strictObject({
      writtenBy: text,
      reviewedBy: v.nullable(v.strictObject({ name: text, role: text })),
      reviewedOn: v.nullable(day),
      lastChanged: day,
      nextReviewOn: day,
      sources: v.array(v.strictObject({ id: slug, ...source.entries })),
    }),
  }),
  v.check(
    ({ review }) => (review.reviewedBy === null) === (review.reviewedOn === null),
    'review.reviewedBy and review.reviewedOn must be filled in together',
  ),
);

/** The clinic page, `clinic.md`. */
export type Clinic = v.InferOutput<typeof clinicSchema>;
