import { blogTopics } from '@site/kit/api/blog-details.ts';
import { medicalFacts } from '@site/kit/api/medical-facts.ts';
import * as v from 'valibot';

/** One line of words. `{product}` in it stands for the configured name. */
const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must be one line of words, with no space at either end'),
);

/** A day such as `2024-06-17`. */
const day = v.pipe(v.string(), v.isoDate('must be a day such as 2024-06-17'));

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Whether a date in words names a day that the month has: `Date` turns June 31 into July 1. */
function isRealDay(words: string): boolean {
  const [, month, dayOfMonth] = /^(\w+) (\d+), \d{4}$/.exec(words) ?? [];
  const read = new Date(`${words} UTC`);
  return (
    month !== undefined &&
    MONTHS.split('|').indexOf(month) === read.getUTCMonth() &&
    Number(dayOfMonth) === read.getUTCDate()
  );
}

/** A day in words, such as `June 20, 2024`: the form reviews have (specification, section 3). */
const dayInWords = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${MONTHS}) [1-9]\\d?, \\d{4}$`),
    'must be a day in words such as June 20, 2024',
  ),
  v.check(isRealDay, 'must be a day that the month has'),
);

/** A picture of the given size in pixels. `src` is below the asset base; `alt` says what it shows. */
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

const shared = {
  /** The part of the address after `/blog/`; the specification has 101 to 108 (section 3). */
  blogId: v.pipe(
    v.string(),
    v.regex(/^1\d\d$/, 'must be three digits that begin with 1, such as 109'),
  ),
  /** The small label above the title, and the hue it takes. */
  category: v.strictObject({
    label: text,
    topic: v.picklist(blogTopics),
  }),
  /** For cards and search results. */
  summary: v.pipe(text, v.maxLength(160, 'must be 160 characters or fewer')),
  /**
   * HTML of h2, h3, p, ul, ol, li, strong, em, blockquote, a and sup, without classes. In a link's
   * address `{product}` stands for the configured slug, elsewhere for the name; `postHtml` writes both.
   */
  description: v.pipe(
    v.string(),
    v.regex(/^<(?:p|blockquote)>/, 'must begin with a paragraph or a quotation'),
  ),
};

const title = v.pipe(text, v.maxLength(70, 'must be 70 characters or fewer'));

/** Written by the configured product. */
const written = {
  ...shared,
  title,
  author: v.literal('{product}'),
  updatedAt: day,
  thumbnail: picture(400, 300),
  medical: medicalFacts,
};

/**
 * A post that is part of the site, so that the blog has something to read without any service.
 * `article` is read through, `teaser` is short and complete in itself, `review` is a parent's voice
 * and carries no medical facts.
 */
export const postSchema = v.variant('kind', [
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
    updatedAt: dayInWords,
    thumbnail: picture(200, 200),
  }),
]);

/** A built-in post, by `kind`. */
export type BuiltInPost = v.InferOutput<typeof postSchema>;

/** What `parsePost` gives: the post, or a sentence for each wrong or missing field. */
export type ParsedPost =
  | { kind: 'valid'; post: BuiltInPost }
  | { kind: 'invalid'; problems: readonly string[] };

/**
 * Checks a post of unknown shape against the schema.
 * Gives every problem at once, each with the field's path (`summary: must be 160 …`).
 */
export function parsePost(input: unknown): ParsedPost {
  const result = v.safeParse(postSchema, input);
  if (result.success) return { kind: 'valid', post: result.output };
  return {
    kind: 'invalid',
    problems: result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? '(whole post)'}: ${issue.message}`,
    ),
  };
}
