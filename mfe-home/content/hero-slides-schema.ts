import { sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import {
  decoration,
  head,
  listOf,
  listWithIds,
  pageLink,
  picture,
  pictureFile,
  points,
  slug,
  text,
  wholeNumber,
} from '@site/kit/content/fields.ts';

/** The colours of cards and slides. */
export const topic = v.picklist(['physical', 'behavioural', 'learning', 'school', 'general']);

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
    /** Files below the asset base. `poster` is shown until the film plays, a silent loop. */
    film: v.strictObject({
      webm: v.pipe(text, v.regex(/\.webm$/)),
      mp4: v.pipe(text, v.regex(/\.mp4$/)),
      poster: pictureFile,
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
});

export type HeroWords = v.InferOutput<typeof heroSchema>;

export type HeroSlide = HeroWords['slides'][number];

export type HomeHead = v.InferOutput<typeof homeHeadSchema>;

export type HelpTopicsWords = v.InferOutput<typeof helpTopicsSchema>;

export type ScreeningFactsWords = v.InferOutput<typeof screeningFactsSchema>;
