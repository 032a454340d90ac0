import { sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import {
  decoration,
  head,
  pageLink,
  picture,
  pictureFile,
  points,
  wholeNumber,
} from '@site/kit/content/fields.ts';
import { listOf, listWithIds, slug, text, textUpTo } from '@site/kit/content/text.ts';

/** The colours of cards and slides. */
const topic = v.picklist(['physical', 'behavioural', 'learning', 'school', 'general']);

/** Read More's target. `about` completes the label for screen readers. */
const readMore = v.strictObject({ to: sitePath, about: text });

const slideWords = {
  id: slug,
  /** Colours the short line and the image's background. */
  topic,
  subHeading: text,
  /** 30 words at most: it must be readable before the slide moves on. */
  description: v.pipe(text, v.maxWords('en', 30, 'must be 30 words or fewer')),
  img: picture,
};

const heading = { heading: text };

const yes = v.optional(v.literal(true), true);
const no = v.optional(v.literal(false), false);

/**
 * A hero slide, with the specification's fields (section 3). `video`, `isButton` (Download App) and `isReadButton`
 * (Read More) are derived from `kind`, so a slide can't promise a film or page that it doesn't have.
 */
const slide = v.variant('kind', [
  v.strictObject({
    kind: v.literal('film'),
    ...slideWords,
    ...heading,
    video: yes,
    isButton: yes,
    isReadButton: yes,
    readMore,
    /** Files below the asset base: a silent loop. The picture of the slide is shown until it plays. */
    film: v.strictObject({
      webm: v.pipe(text, v.regex(/\.webm$/)),
      mp4: v.pipe(text, v.regex(/\.mp4$/)),
      width: wholeNumber,
      height: wholeNumber,
      play: text,
      stop: text,
      /** Shown when the film fails to load. */
      failed: text,
      /** Expands the text alternative of the film. */
      textAlternativeLabel: text,
      textAlternative: points,
    }),
  }),
  /**
   * Shows the newest published post, or else the first built-in one: heading, image and Read More come from the post. A
   * published post has no category, so `subHeading` is its label; one without an image uses `img`.
   */
  v.strictObject({
    kind: v.literal('featured-post'),
    ...slideWords,
    video: no,
    isButton: no,
    isReadButton: yes,
  }),
  v.strictObject({
    kind: v.literal('page'),
    ...slideWords,
    ...heading,
    video: no,
    isButton: no,
    isReadButton: yes,
    readMore,
  }),
  v.strictObject({
    kind: v.literal('app'),
    ...slideWords,
    ...heading,
    video: no,
    isButton: yes,
    isReadButton: no,
  }),
]);

/** The slides and the carousel's own controls. */
export const heroSchema = v.strictObject({
  /** The carousel's accessible name, without "carousel". */
  label: text,
  /** Labels of the buttons that `isButton` and `isReadButton` show. */
  downloadButton: text,
  /** Accessible description of the button: which phones, and that a new tab opens. */
  downloadHint: text,
  readButton: text,
  /**
   * Above all slides: shortcuts for a parent who is worried now. `answer` links to the section below whose heading has
   * the same text.
   */
  worried: v.strictObject({
    question: text,
    answer: text,
    search: pageLink,
  }),
  slides: listWithIds(slide),
});

/** Title and description of the home page for the tab and search results; `description` has 160 characters at most. */
export const homeHeadSchema = v.strictObject({
  /** The visually hidden `h1`; slides have headings of their own. */
  heading: text,
  ...head.entries,
  /** The picture of shared links. */
  img: picture,
});

/** Below the carousel: leads a parent from a worry to a page. */
export const helpTopicsSchema = v.strictObject({
  heading: text,
  /** Below the heading; followed by a link to the search. */
  lead: text,
  search: pageLink,
  topics: listOf(
    v.strictObject({
      topic,
      title: text,
      about: text,
      linkText: text,
      to: sitePath,
      img: decoration,
    }),
  ),
  /** Above the configured helplines. */
  helplines: text,
});

/** What a screening is in a few figures, and what it is not. Right below the slides. */
export const screeningFactsSchema = v.strictObject({
  /** Accessible name of the list. */
  heading: text,
  facts: listOf(v.strictObject({ figure: text, about: text })),
  honest: text,
  readMore: pageLink,
  /** The repeating image below, which is also the background in `screening-facts.tsx`. */
  street: pictureFile,
});

export type HeroWords = v.InferOutput<typeof heroSchema>;

export type HeroSlide = HeroWords['slides'][number];

export type HomeHead = v.InferOutput<typeof homeHeadSchema>;

export type HelpTopicsWords = v.InferOutput<typeof helpTopicsSchema>;

export type ScreeningFactsWords = v.InferOutput<typeof screeningFactsSchema>;

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
