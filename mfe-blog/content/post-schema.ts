import { builtInPostIds } from '@site/kit/api/post-overview.ts';
import { postTopics } from '@site/kit/api/post-category.ts';
import { medicalFacts } from '@site/kit/api/medical-facts.ts';
import { day, text, textUpTo } from '@site/kit/content/text.ts';
import { briefSchema } from '@site/kit/content/linked-text.ts';
import { dangerStripNames } from '@site/kit/safety/safety-schema.ts';
import * as v from 'valibot';
import { postDescription, unsupportedMarkdown } from './post-words.ts';

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Whether the day exists in its month: `Date` turns June 31 into July 1. */
function isRealDay(words: string): boolean {
  const [, month, dayOfMonth] = /^(\w+) (\d+), \d{4}$/.exec(words) ?? [];
  const read = new Date(`${words} UTC`);
  return (
    month !== undefined &&
    MONTHS.split('|').indexOf(month) === read.getUTCMonth() &&
    Number(dayOfMonth) === read.getUTCDate()
  );
}

/** A date such as `June 20, 2024`, which reviews use (specification, section 3). */
const formatDay = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:${MONTHS}) [1-9]\\d?, \\d{4}$`), 'must be a date such as June 20, 2024'),
  v.check(isRealDay, 'must be a valid date'),
);

/** An image of the given size in pixels. `src` is below the asset base. */
function picture<const Width extends number, const Height extends number>(
  width: Width,
  height: Height,
) {
  return v.strictObject({
    src: v.pipe(
      text,
      v.regex(/^illustrations\/[a-z]+(?:-[a-z]+)*\.svg$/, 'must be illustrations/<name>.svg'),
    ),
    alt: text,
    width: v.literal(width, `must be ${width}`),
    height: v.literal(height, `must be ${height}`),
  });
}

/** The body: Markdown that becomes HTML without classes. `postHtml` fills in `{product}`. */
const description = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const { line, message } of unsupportedMarkdown(input))
      addIssue({
        message,
        path: [{ type: 'unknown', origin: 'value', input, key: line, value: message }],
      });
  }),
  v.transform(postDescription),
  v.regex(/^<(?:p|blockquote)>/, 'must start with a paragraph or a quotation'),
);

const shared = {
  /** The part of the address after `/blog/`. */
  id: v.pipe(
    v.string(),
    v.regex(builtInPostIds, 'must be three digits starting with 1, such as 109'),
  ),
  /** The small label above the title, and its colour. */
  category: text,
  topic: v.picklist(postTopics),
  /** For cards and search results. */
  summary: textUpTo(160),
  /** Search synonyms for topics that the post covers but its title doesn't name. Not shown. */
  everydayWords: v.exactOptional(v.array(text)),
};

const title = textUpTo(70);

/** Sources in order of first citation, which is their number. */
const medical = v.pipe(
  v.looseObject({ sources: v.array(v.looseObject({ id: v.string() })) }),
  v.transform(({ sources, ...facts }) => ({
    ...facts,
    sources: sources.map((source, index) => ({ ...source, id: String(index + 1) })),
  })),
  medicalFacts,
);

/** Written by the configured product. */
const written = {
  ...shared,
  title,
  author: v.literal('{product}'),
  date: day,
  thumbnail: picture(400, 300),
  /** Shown above the picture. */
  brief: briefSchema,
  /** For a post about a danger: the strip below its heading. */
  danger: v.exactOptional(v.picklist(dangerStripNames)),
  description,
  medical,
};

/**
 * A built-in post, so that the blog works without any service. An `article` is a long read, a `teaser` is short and
 * self-contained, a `review` is in a parent's voice and has no medical facts. Fields are named as in editors' files.
 */
export const postSchema = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('article'), ...written }),
    v.strictObject({ kind: v.literal('teaser'), ...written }),
    v.strictObject({
      kind: v.literal('review'),
      ...shared,
      title: v.pipe(
        title,
        v.regex(
          /^What does \p{Lu}\p{L}+ say about \{product\}\?$/u,
          'must be "What does <name> say about {product}?"',
        ),
      ),
      author: v.literal('Review'),
      date: formatDay,
      thumbnail: picture(200, 200),
      description: v.pipe(
        description,
        v.check(
          (html) => !html.includes('<sup>'),
          'must not cite sources, because a review has none',
        ),
      ),
    }),
  ]),
  v.transform(({ id, date, category: label, topic, ...post }) => ({
    ...post,
    blogId: id,
    updatedAt: date,
    category: { label, topic },
  })),
);

export type BuiltInPost = v.InferOutput<typeof postSchema>;
