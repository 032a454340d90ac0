import { sitePath } from '@site/kit/site-path.ts';
import * as v from 'valibot';

/** One line of words, without spaces at its ends. */
export const text = v.pipe(
  v.string('must be words between quotes'),
  v.regex(/^\S(?:.*\S)?$/, 'must not be empty, start or end with a space, or break over lines'),
);

/** A paragraph, sentence by sentence. */
export const sentences = v.pipe(v.array(text), v.minLength(1, 'must have at least one sentence'));

/** A list of short lines. */
export const points = v.pipe(v.array(text), v.minLength(1, 'must have at least one point'));

/** Words joined by hyphens: a name for code and for the part of an address after `#`. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
);

/** A day, such as `2024-08-01`. */
export const day = v.pipe(v.string(), v.isoDate('must be a day such as 2024-08-01'));

/** A link to a page of this site. */
export const pageLink = v.strictObject({ text, to: sitePath });

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be a number of pixels'));
const pictureFile = v.pipe(
  text,
  v.regex(/^[\w-]+\/[\w.-]+\.(?:svg|png|jpg|webp|avif)$/, 'must be a picture of assets/'),
);

/** A picture that says something. `src` is below the asset base; sizes in pixels. */
export const picture = v.strictObject({
  src: pictureFile,
  alt: text,
  width: pixels,
  height: pixels,
});

/** A picture beside words that already say it: it gets an empty alt. */
export const decoration = v.strictObject({ src: pictureFile, width: pixels, height: pixels });

/** What the tab and search results show; `title` is whole, `description` has 160 characters at most. */
export const head = v.strictObject({
  title: v.pipe(text, v.endsWith('| {product}', 'must end with | {product}')),
  description: v.pipe(text, v.maxLength(160, 'must be 160 characters at most')),
});

/** A piece of a paragraph: plain words, whose spaces at the ends separate them from a link, or a link. */
export const part = v.union(
  [
    v.pipe(v.string(), v.nonEmpty('must not be empty')),
    v.variant('kind', [
      /** A link to a page of this site. */
      v.strictObject({ kind: v.literal('page'), text, to: sitePath }),
      /** The configured phone number, as a link that dials it. */
      v.strictObject({ kind: v.literal('phone') }),
      /** The configured email address, as a link that opens a message. */
      v.strictObject({ kind: v.literal('email') }),
      /** The grievance officer's email address or phone number, as a link. */
      v.strictObject({ kind: v.literal('officer-email') }),
      v.strictObject({ kind: v.literal('officer-phone') }),
      /** A page of somebody else, in a new tab. */
      v.strictObject({
        kind: v.literal('site'),
        text,
        url: v.pipe(text, v.startsWith('https://', 'must start with https://')),
      }),
    ]),
  ],
  'must be words, or a link to a page, a site, the phone or the email',
);

/** A piece of running text: a paragraph, a list, or a paragraph with links. */
export const block = v.variant('kind', [
  v.strictObject({ kind: v.literal('paragraph'), text }),
  /** `intro` stands above the points and ends with a colon. */
  v.strictObject({
    kind: v.literal('list'),
    intro: v.pipe(text, v.endsWith(':', 'must end with a colon')),
    items: points,
  }),
  /** A paragraph of plain pieces and links; the pieces bring their own spaces. */
  v.strictObject({
    kind: v.literal('link-paragraph'),
    parts: v.pipe(v.array(part), v.minLength(2, 'must have words and a link')),
  }),
]);

/** Whether no two entries share an id. */
export function idsDiffer(list: readonly { id: string }[]): boolean {
  return new Set(list.map(({ id }) => id)).size === list.length;
}

/** One block of running text. */
export type Block = v.InferOutput<typeof block>;
