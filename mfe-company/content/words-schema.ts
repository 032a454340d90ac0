import { parseCited } from '@site/kit/content/cited.ts';
import { linkedText, sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';

/** One line of words, without spaces at its ends. */
export const text = v.pipe(
  v.string('must be words'),
  v.regex(/^\S(?:.*\S)?$/, 'must not be empty, start or end with a space, or break over lines'),
  v.check((words) => !words.includes('[^'), 'shows no sources, so it can cite none'),
  v.check((words) => !words.includes(']('), 'shows no links, so it can hold none'),
);

/** A list of short lines, or of paragraphs. */
export const points = v.pipe(v.array(text), v.minLength(1, 'must have at least one'));

/** Words joined by hyphens: the part of an address after `#`. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
);

/** A day, such as `2024-08-01`. */
export const day = v.pipe(v.string(), v.isoDate('must be a day such as 2024-08-01'));

const siteAddress = v.pipe(text, v.startsWith('https://', 'must start with https://'));

/** A link to a page of this site. */
export const pageLink = v.strictObject({ text, to: sitePath });

/** A link to a page of somebody else. */
export const siteLink = v.strictObject({ text, to: siteAddress });

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

/** What every page says of itself. */
export const pageFacts = v.strictObject({
  /** What the tab and search results show; `title` is whole. */
  head: v.strictObject({
    title: v.pipe(text, v.endsWith('| {product}', 'must end with | {product}')),
    description: v.pipe(text, v.maxLength(160, 'must be 160 characters at most')),
  }),
  /** By which people look for the page, besides those of its head. They are not shown. */
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

/** A piece of running text: a paragraph, one with links, or a list. */
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

/** Running text. What a list holds is said in the paragraph before it. */
export const blocks = v.pipe(
  v.array(block),
  v.minLength(1, 'must have words'),
  v.check((all) => listsAreIntroduced(all), 'must say what a list holds before it, with a colon'),
);

/** Whether each list follows a paragraph that ends with a colon. */
export function listsAreIntroduced(all: readonly ({ kind: string } | Block)[]): boolean {
  return all.every(({ kind }, index) => {
    const before = all[index - 1];
    return kind !== 'list' || (before && 'text' in before && before.text.endsWith(':'));
  });
}

/** Whether no two entries share an id. */
export function idsDiffer(list: readonly { id: string }[]): boolean {
  return new Set(list.map(({ id }) => id)).size === list.length;
}

/** What a page says of itself. */
export type PageFacts = v.InferOutput<typeof pageFacts>;

/** One block of running text. */
export type Block = v.InferOutput<typeof block>;

const crumb = v.strictObject({ label: text, href: v.pipe(text, v.startsWith('/')) });

/** Words of several pages. */
export const sharedWordsSchema = v.strictObject({
  /** The first step of every trail. */
  home: crumb,
  /** Above the pages about the people of the company. */
  aboutUs: crumb,
  /** Over the list of contents of a policy. */
  onThisPage: text,
});

/** Words of several pages, `shared-words.yaml`. */
export type SharedWords = v.InferOutput<typeof sharedWordsSchema>;
