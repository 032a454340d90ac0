import * as v from 'valibot';
import { pageLink, picture, decoration, points } from '@site/kit/content/fields.ts';
import { listWithIds, slug, text, day, textWith, listOf } from '@site/kit/content/text.ts';
import { blocks, pageFacts, citedText, siteLink } from './words-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';

const question = v.strictObject({
  /** The fragment that opens this question. Never change one: people share it. */
  id: slug,
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  answer: blocks,
});

export const faqSchema = v.strictObject({
  ...pageFacts.entries,
  lead: text,
  picture,
  linkToAnswer: text,
  questions: listWithIds(question),
  /** The panel beside the questions, for a parent who did not find theirs. */
  askUs: v.strictObject({
    heading: text,
    text,
    link: pageLink,
    /** Before the phone link. */
    phoneLead: text,
    picture,
  }),
});

export type Faq = v.InferOutput<typeof faqSchema>;

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

const service = v.strictObject({ title: text, text, points, picture });

/** Text of the school page, `/school`. */
export const schoolSchema = v.strictObject({
  ...pageFacts.entries,
  crumb: text,
  chip: text,
  lead: text,
  /** Short facts with a tick each. */
  facts: points,
  picture,
  /** The button that opens the contact dialog, and the word before the phone number beside it. */
  demo: text,
  call: text,
  services: v.strictObject({
    heading: text,
    intro: text,
    /** The first service, which has a film. */
    screening: v.strictObject({
      title: text,
      text,
      points,
      film: v.strictObject({
        /** The film's title and accessible name. */
        title: text,
        poster: picture,
        play: text,
        close: text,
        /** Beside the button, because clicking it contacts a third party. */
        whoIsContacted: textWith('{host}'),
        watch: text,
        /** Beside the link above while the film is shown: there is no event for a blocked frame. */
        ifBlocked: text,
        transcriptLabel: text,
        transcript: points,
      }),
    }),
    /** The services beside screening. */
    others: listOf(service),
  }),
  /** What happens after a school gets in touch. */
  steps: v.strictObject({
    heading: text,
    items: listOf(v.strictObject({ title: text, text })),
    consent: v.strictObject({ heading: text, picture, text: blocks }),
  }),
  closing: v.strictObject({ heading: text, text, picture }),
});

export type School = v.InferOutput<typeof schoolSchema>;

/** Partner schools and partners. They are samples; their logos are ours. */
export const schoolPartnersSchema = v.strictObject({
  schools: v.strictObject({
    heading: text,
    intro: text,
    noun: text,
    items: listOf(v.strictObject({ name: text, place: text, logo: decoration })),
  }),
  partners: v.strictObject({
    heading: text,
    label: text,
    noun: text,
    items: listOf(v.strictObject({ name: text, text, logo: decoration })),
  }),
});

export type SchoolPartners = v.InferOutput<typeof schoolPartnersSchema>;
