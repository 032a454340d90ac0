import { sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import {
  codeName,
  decoration,
  idsDiffer,
  picture,
  pictureFile,
  pixels,
  text,
  topic,
} from './field-schemas.ts';

/** Where Read More leads. `about` follows the button's words for people who hear them out of place. */
const readMore = v.strictObject({ to: sitePath, about: text });

const slideWords = {
  id: codeName,
  /** Chooses the colour of the short line and of the picture's ground. */
  topic,
  /** The short line above the heading. */
  subHeading: text,
  /** 30 words at most: a slide is read while it waits to move on. */
  description: v.pipe(text, v.maxWords('en', 30, 'must be 30 words or fewer')),
  img: picture,
};

const heading = { heading: text };

const yes = v.optional(v.literal(true), true);
const no = v.optional(v.literal(false), false);

/**
 * One slide of the hero carousel, with the specification's fields (section 3).
 * `video`, `isButton` (Download App) and `isReadButton` (Read More) follow from `kind` and nobody writes
 * them, so a slide cannot promise a film or a page that it does not have.
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
    /** Files below the asset base. `poster` stands until the film plays; it is a silent loop. */
    film: v.strictObject({
      webm: v.pipe(text, v.regex(/\.webm$/)),
      mp4: v.pipe(text, v.regex(/\.mp4$/)),
      poster: pictureFile,
      width: pixels,
      height: pixels,
      play: text,
      stop: text,
      /** Said when the film cannot be loaded. */
      failed: text,
      /** Opens the words that say what the film shows. */
      textAlternativeLabel: text,
      textAlternative: v.pipe(v.array(text), v.minLength(1)),
    }),
  }),
  /**
   * Shows the newest published post, or the first of those that are part of the site: heading, picture and
   * where Read More leads are the post's. A published post has no category of its own, so `subHeading` names
   * it; one without a picture leaves `img`.
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

/** The slides and the words of the carousel's own controls. */
export const heroSchema = v.strictObject({
  /** Names the carousel for screen readers, which add what kind of thing it is. */
  label: text,
  /** The words of the buttons that `isButton` and `isReadButton` ask for. */
  downloadButton: text,
  /** Said with the button: which phones, and that a new tab opens. */
  downloadHint: text,
  readButton: text,
  /**
   * Above the slides, whichever is seen: the shortest ways for a parent who is worried now. `answer` leads to the
   * section below that has these words as its heading.
   */
  worried: v.strictObject({
    question: text,
    answer: text,
    search: v.strictObject({ text, to: sitePath }),
  }),
  slides: v.pipe(
    v.array(slide),
    v.minLength(1, 'must have at least one slide'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
});

/** What the tab and search results show for the home page; `description` has 160 characters at most. */
export const homeHeadSchema = v.strictObject({
  /** What the page is called for those who hear it; the slides below have headings of their own. */
  heading: text,
  title: text,
  description: v.pipe(text, v.maxLength(160)),
});

/** The block that leads a parent from a worry to a page, under the carousel. */
export const helpTopicsSchema = v.strictObject({
  heading: text,
  /** The line under the heading; a link to the search follows it. */
  lead: text,
  search: v.strictObject({ text, to: sitePath }),
  topics: v.pipe(
    v.array(
      v.strictObject({
        /** Chooses the colour. */
        topic,
        title: text,
        about: text,
        linkText: text,
        to: sitePath,
        img: decoration,
      }),
    ),
    v.minLength(1, 'must have at least one topic'),
  ),
  /** Stands above the helplines of the site configuration. */
  helplines: text,
});

/** What a screening is in a few figures, and what it is not. It stands right under the slides. */
export const screeningFactsSchema = v.strictObject({
  /** Names the facts for those who hear the page. */
  heading: text,
  facts: v.pipe(
    v.array(v.strictObject({ figure: text, about: text })),
    v.minLength(1, 'must have at least one fact'),
  ),
  honest: text,
  readMore: v.strictObject({ text, to: sitePath }),
});

/** The hero carousel as `hero-slides.yaml` holds it. */
export type HeroWords = v.InferOutput<typeof heroSchema>;

/** One slide, by `kind`. */
export type HeroSlide = HeroWords['slides'][number];

/** The tab's title and the search description of the home page. */
export type HomeHead = v.InferOutput<typeof homeHeadSchema>;

/** The block of topics. */
export type HelpTopicsWords = v.InferOutput<typeof helpTopicsSchema>;

/** The figures under the slides. */
export type ScreeningFactsWords = v.InferOutput<typeof screeningFactsSchema>;
