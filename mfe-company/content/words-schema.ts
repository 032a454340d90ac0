import { parseCited } from '@site/kit/content/cited.ts';
import { linkedText, sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';

/** One line of text, without surrounding spaces. */
export const text = v.pipe(
  v.string('must be text'),
  v.regex(/^\S(?:.*\S)?$/, 'must be a single line of text without surrounding spaces'),
  v.check((words) => !words.includes('[^'), 'must not cite sources, because none are shown here'),
  v.check((words) => !words.includes(']('), 'must not contain links, because none are shown here'),
);

export const points = v.pipe(v.array(text), v.minLength(1, 'must have at least one'));

/** Hyphenated words, for URL fragments. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
);

export const day = v.pipe(v.string(), v.isoDate('must be a date such as 2024-08-01'));

const siteAddress = v.pipe(text, v.startsWith('https://', 'must start with https://'));

export const pageLink = v.strictObject({ text, to: sitePath });

export const siteLink = v.strictObject({ text, to: siteAddress });

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be a number of pixels'));
const pictureFile = v.pipe(
  text,
  v.regex(/^[\w-]+\/[\w.-]+\.(?:svg|png|jpg|webp|avif)$/, 'must be an image in assets/'),
);

/** An informative image. `src` is below the asset base; sizes in pixels. */
export const picture = v.strictObject({
  src: pictureFile,
  alt: text,
  width: pixels,
  height: pixels,
});

/** A decorative image, with an empty alt. */
export const decoration = v.strictObject({ src: pictureFile, width: pixels, height: pixels });

export const pageFacts = v.strictObject({
  /** Title and description for the tab and search results; `title` is complete. */
  head: v.strictObject({
    title: v.pipe(text, v.endsWith('| {product}', 'must end with | {product}')),
    description: v.pipe(text, v.maxLength(160, 'must be 160 characters or fewer')),
  }),
  /** Search synonyms besides the head's text. Not shown. */
  everydayWords: points,
  heading: text,
});

/** A paragraph that cites its sources: `Lead harms a growing brain. [^who-lead]`. */
export const citedText = v.pipe(
  v.string(),
  v.transform(parseCited),
  v.strictObject({
    text,
    sources: v.pipe(v.array(slug, 'must name a source'), v.minLength(1, 'must name a source')),
  }),
);

/** A block of running text: a paragraph, one with links, or a list. */
export const block = v.variant('kind', [
  v.pipe(
    v.strictObject({ kind: v.literal('paragraph'), text: linkedText }),
    v.transform(({ kind, text: parts }) => {
      const [only] = parts;
      return parts.length === 1 && typeof only === 'string'
        ? { kind, text: only }
        : { kind: 'link-paragraph' as const, parts };
    }),
  ),
  v.strictObject({ kind: v.literal('list'), items: points }),
]);

/** Running text. The paragraph before a list introduces it. */
export const blocks = v.pipe(
  v.array(block),
  v.minLength(1, 'must not be empty'),
  v.check(
    (all) => listsAreIntroduced(all),
    'must introduce each list with a paragraph ending in a colon',
  ),
);

/** Whether each list follows a paragraph that ends with a colon. */
export function listsAreIntroduced(all: readonly ({ kind: string } | Block)[]): boolean {
  return all.every(({ kind }, index) => {
    const before = all[index - 1];
    return kind !== 'list' || (before && 'text' in before && before.text.endsWith(':'));
  });
}

export function idsDiffer(list: readonly { id: string }[]): boolean {
  return new Set(list.map(({ id }) => id)).size === list.length;
}

export type PageFacts = v.InferOutput<typeof pageFacts>;

export type Block = v.InferOutput<typeof block>;
