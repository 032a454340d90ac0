import { sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import {
  decoration,
  listOf,
  listWithIds,
  pageLink,
  picture,
  points,
  slug,
  text,
  textUpTo,
} from '@site/kit/content/fields.ts';
import { topic } from './hero-slides-schema.ts';

const cardWords = {
  id: slug,
  name: text,
  /** One short sentence: what it does for a child. */
  about: textUpTo(60),
  topic,
  img: decoration,
};

/** What clicking a card does: go to a page, or open the waitlist of something not available yet. */
const offering = v.variant('kind', [
  v.strictObject({
    kind: v.literal('page'),
    ...cardWords,
    /** The label beside the arrow. */
    action: text,
    to: sitePath,
    /** Has a page, but is not available yet. */
    soon: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    kind: v.literal('waitlist'),
    ...cardWords,
    action: text,
    /** Link target if the dialog can't be opened. */
    instead: sitePath,
  }),
]);

export const offeringsSchema = v.strictObject({
  label: text,
  heading: text,
  lead: text,
  /** The label on what is not available yet. */
  comingSoon: text,
  cards: listWithIds(offering),
});

export type OfferingsWords = v.InferOutput<typeof offeringsSchema>;

export type Offering = OfferingsWords['cards'][number];

const years = v.pipe(v.number(), v.minValue(0), v.maxValue(18));
const fromTo = {
  /** In years; `to` includes that whole year of life. */
  from: years,
  to: years,
};

/** Choosing a child's age, and the checks that fit it. */
export const ageFinderSchema = v.strictObject({
  heading: text,
  lead: text,
  question: text,
  /** The initial option: every check is shown. */
  anyAge: text,
  ages: listWithIds(v.strictObject({ id: slug, label: text, ...fromTo })),
  checks: listWithIds(
    v.strictObject({
      id: slug,
      name: text,
      /** Ages for display. */
      ages: text,
      /** Ages at which the list shows it. */
      ...fromTo,
      /**
       * The questionnaire's ages, if the page covers more: at other ages parents are still directed to read about it
       * and get help.
       */
      questionnaire: v.exactOptional(v.strictObject(fromTo)),
      topic,
      page: sitePath,
    }),
  ),
  /** Announced when the list changes. `{count}` is the number of checks, `{age}` the chosen age. */
  found: text,
  /** Follows the ages of a check whose questionnaire covers fewer: `{from}` and `{to}` are its years. */
  readAndGetHelp: text,
  /** `{replyWithin}` is the configured number of hours. */
  unsure: v.strictObject({ question: text, link: text, page: sitePath }),
  img: decoration,
});

export type AgeFinderWords = v.InferOutput<typeof ageFinderSchema>;

export type AgeFinderCheck = AgeFinderWords['checks'][number];

/** Digital interventions, which are not available yet. */
export const digitalInterventionsSchema = v.strictObject({
  comingSoon: text,
  heading: text,
  lead: text,
  /** What to do until then, in order. */
  meanwhile: v.strictObject({
    heading: text,
    steps: listOf(v.strictObject({ title: text, about: text })),
  }),
  more: pageLink,
  explore: pageLink,
  img: picture,
});

export type DigitalInterventionsWords = v.InferOutput<typeof digitalInterventionsSchema>;

export const doctorOnCallSchema = v.strictObject({
  kick: text,
  heading: text,
  lead: text,
  points: points,
  book: text,
  /** What the button books, in a parent's words. */
  wanted: text,
  /** Precedes the phone number for screen readers. */
  call: text,
  img: picture,
});

export type DoctorOnCallWords = v.InferOutput<typeof doctorOnCallSchema>;

/** The mobile app, and the dialog with details. */
export const mobileAppSchema = v.strictObject({
  kick: text,
  heading: text,
  lead: text,
  points: points,
  download: text,
  about: text,
  /** Shown if the dialog failed to load. */
  aboutFailed: text,
  /** Accessible description of the store link: which phones, and that a new tab opens. */
  hint: text,
  img: picture,
});

export const appDialogSchema = v.strictObject({
  title: text,
  lead: text,
  download: text,
  steps: listOf(v.strictObject({ title: text, about: text })),
  /** What the app knows about a child, and how to have it deleted. */
  data: v.strictObject({ text, link: text, to: v.literal('/delete-data') }),
  img: picture,
});

export type MobileAppWords = v.InferOutput<typeof mobileAppSchema>;

export type AppDialogWords = v.InferOutput<typeof appDialogSchema>;

/** The carousel of specialists and its booking buttons. */
export const specialistsSchema = v.strictObject({
  /** The carousel's accessible name. */
  label: text,
  heading: text,
  lead: text,
  /** Label of every button; what is booked is added for screen readers. */
  book: text,
  cards: listWithIds(
    v.strictObject({
      id: slug,
      name: text,
      /** What parents consult this specialist about, in a few words. */
      helpsWith: textUpTo(40),
      /** What is being booked, in a parent's words. */
      wanted: v.pipe(text, v.startsWith('a visit to the ')),
      img: decoration,
    }),
  ),
});

export type SpecialistsWords = v.InferOutput<typeof specialistsSchema>;
