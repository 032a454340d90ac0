import * as v from 'valibot';
import {
  day,
  decoration,
  head,
  idsDiffer,
  pageLink,
  part,
  picture,
  points,
  sentences,
  slug,
  text,
} from './words-schema.ts';

const source = v.strictObject({
  id: slug,
  /** Who published what, and when. */
  text,
  url: v.pipe(text, v.startsWith('https://', 'must start with https://')),
});

const topic = v.strictObject({
  id: slug,
  title: text,
  picture,
  text: sentences,
  /** Ids of the sources that stand behind the text. */
  sources: v.pipe(v.array(slug), v.minLength(1, 'must name a source')),
  /** What we look at. */
  checks: points,
  link: v.optional(pageLink),
});

/**
 * The words of the clinic page, `/clinic`. `{product}`, `{phone}`, `{email}` and `{hours}` in any text stand
 * for the configured facts.
 */
export const clinicSchema = v.pipe(
  v.strictObject({
    head,
    crumb: text,
    chip: text,
    heading: text,
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
        v.array(v.strictObject({ id: slug, title: text, caption: text, picture })),
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
      note: v.pipe(v.array(part), v.minLength(1)),
    }),
    experts: v.strictObject({ heading: text, intro: text, label: text, noun: text }),
    app: v.strictObject({
      heading: text,
      text,
      points,
      button: text,
      picture,
    }),
    /** Who wrote and checked the topics. `reviewedBy` is `null` until a clinician has. */
    review: v.strictObject({
      writtenBy: text,
      reviewedBy: v.nullable(v.strictObject({ name: text, role: text })),
      reviewedOn: v.nullable(day),
      lastChanged: day,
      nextReviewOn: day,
      sources: v.pipe(
        v.array(source),
        v.minLength(1),
        v.check((list) => idsDiffer(list), 'must not use an id twice'),
      ),
    }),
  }),
  v.check(
    ({ topics, review }) =>
      topics.items
        .flatMap(({ sources }) => sources)
        .every((id) => review.sources.some((source) => source.id === id)),
    'topics must name sources that stand in review.sources',
  ),
  v.check(
    ({ review }) => (review.reviewedBy === null) === (review.reviewedOn === null),
    'review.reviewedBy and review.reviewedOn must be filled in together',
  ),
);

/** The clinic page as `clinic.ts` holds it. */
export type Clinic = v.InferOutput<typeof clinicSchema>;
