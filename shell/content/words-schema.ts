import { sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';

const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must not be empty, start or end with a space, or break over lines'),
);

const callNumber = v.pipe(text, v.includes('{phone}', 'must say the number'));

/** A link to a page of the site; `{product}` stands for the configured slug. */
const pageLink = v.strictObject({ label: text, path: sitePath });

/** What is drawn around every page. `{product}` and `{phone}` are filled from the site configuration. */
export const wordsSchema = v.strictObject({
  skipLink: text,
  mainNavigation: text,
  bookVisit: text,
  /** Says that a press was noticed, when its answer takes a while. */
  opening: text,
  openMenu: text,
  closeMenu: text,
  menuHint: text,
  brandHome: text,
});

/** The links of the header. */
export const navigationSchema = v.strictObject({
  links: v.array(
    v.strictObject({
      ...pageLink.entries,
      /** Path prefixes under which the visitor is in this part of the site. */
      section: v.array(sitePath),
    }),
  ),
});

export const footerSchema = v.strictObject({
  promise: text,
  helpHeading: text,
  getInTouch: text,
  callUs: callNumber,
  /** After the ways to reach us. */
  helpLinks: v.array(pageLink),
  emergencyHeading: text,
  dataHeading: text,
  policyLinks: v.array(pageLink),
  rights: text,
  disclaimer: text,
});

const picture = v.strictObject({ src: text, alt: text, width: v.number(), height: v.number() });

const failure = v.strictObject({ status: text, title: text, sentence: text, picture });

/** What stands in place of a page that does not exist or could not be made. */
export const errorPageSchema = v.strictObject({
  heading: text,
  suggestions: text,
  search: text,
  home: text,
  call: callNumber,
  description: text,
  notFound: failure,
  failed: failure,
});

/** What the live page says by itself. `{phone}` and `{hours}` are filled from the site configuration. */
export const liveWordsSchema = v.strictObject({
  waiting: text,
  fallback: v.strictObject({
    heading: text,
    sentence: text,
    retry: text,
    call: callNumber,
    hours: v.pipe(text, v.includes('{hours}')),
  }),
  dismissUnsent: text,
  /** What the header's button books, as a visitor would say it. */
  visit: text,
  dialogFailed: callNumber,
});

export type Words = v.InferOutput<typeof wordsSchema>;
export type Navigation = v.InferOutput<typeof navigationSchema>;
export type FooterWords = v.InferOutput<typeof footerSchema>;
export type ErrorPageWords = v.InferOutput<typeof errorPageSchema>;
export type LiveWords = v.InferOutput<typeof liveWordsSchema>;
