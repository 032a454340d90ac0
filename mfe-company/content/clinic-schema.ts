import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import {
  day,
  decoration,
  listWithIds,
  pageLink,
  picture,
  points,
  slug,
  text,
  textWith,
} from '@site/kit/content/fields.ts';
import { citedText, pageFacts, siteLink } from './words-schema.ts';

/** A publication: what was published, by whom and when. */
const source = v.strictObject({ text, url: siteLink.entries.to });

/** The publications that the page cites, by id. */
export const sourceListSchema = v.record(slug, source);

const topic = v.strictObject({
  /** The fragment. Never change one: people share it. */
  id: slug,
  title: text,
  picture,
  text: citedText,
  /** What we examine. */
  checks: points,
  link: v.exactOptional(pageLink),
});

/** Text of the clinic page, `/clinic`. */
export const clinicSchema = v.pipe(
  v.strictObject({
    ...pageFacts.entries,
    crumb: text,
    chip: text,
    lead: text,
    facts: points,
    picture,
    book: text,
    /** Rotating images, 3 seconds each (specification, section 9). */
    slider: v.strictObject({
      heading: text,
      /** The slider's accessible name. */
      label: text,
      slides: v.pipe(
        v.array(v.strictObject({ title: text, caption: text, picture })),
        v.minLength(2, 'must have at least two images to rotate'),
      ),
    }),
    choose: v.strictObject({
      heading: text,
      label: text,
      directions: text,
      soonHeading: text,
      comingSoon: text,
      /** What is being booked; `{city}` is the chosen city. */
      wanted: textWith('{city}'),
      picture: decoration,
    }),
    topics: v.strictObject({
      heading: text,
      intro: text,
      checksLabel: text,
      items: listWithIds(topic),
    }),
    /** Below the topics. */
    note: linkedText,
    /** A row of people; `noun` is the plural of what it holds. */
    experts: v.strictObject({ heading: text, intro: text, noun: text }),
    app: v.strictObject({ heading: text, text, points, button: text, picture }),
    /** Authors and reviewers of the topics. `reviewedBy` is `null` until a clinician has reviewed them. */
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
    'review.reviewedBy and review.reviewedOn must both be set or both be null',
  ),
);

export type Clinic = v.InferOutput<typeof clinicSchema>;
