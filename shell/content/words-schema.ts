import { text, textWith } from '@site/kit/content/text.ts';
import { sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';

const callNumber = textWith('{phone}');

/** A link to a page of the site; `{product}` is replaced with the configured slug. */
const pageLink = v.strictObject({ label: text, path: sitePath });

export const navigationSchema = v.strictObject({
  links: v.array(
    v.strictObject({
      ...pageLink.entries,
      /** Path prefixes of this section. */
      section: v.array(sitePath),
    }),
  ),
});

export const footerSchema = v.strictObject({
  promise: text,
  helpHeading: text,
  getInTouch: text,
  callUs: callNumber,
  /** After the contact details. */
  helpLinks: v.array(pageLink),
  emergencyHeading: text,
  dataHeading: text,
  policyLinks: v.array(pageLink),
  rights: text,
  disclaimer: text,
});

const picture = v.strictObject({ src: text, alt: text, width: v.number(), height: v.number() });

const failure = v.strictObject({ status: text, title: text, sentence: text, picture });

/** The not-found and error pages. */
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

export type Navigation = v.InferOutput<typeof navigationSchema>;
export type FooterWords = v.InferOutput<typeof footerSchema>;
export type ErrorPageWords = v.InferOutput<typeof errorPageSchema>;
