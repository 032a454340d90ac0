import { blogTopics } from '@site/kit/api/blog-details.ts';
import { medicalFacts } from '@site/kit/api/medical-facts.ts';
import * as v from 'valibot';
import { postDescription, unshownIn } from './post-words.ts';

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

/** The words below the front matter: Markdown, which becomes HTML without classes. `postHtml` fills in `{product}`. */
const description = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const { line, message } of unshownIn(input))
      addIssue({
        message,
        path: [{ type: 'unknown', origin: 'value', input, key: line, value: message }],
      });
  }),
  v.transform(postDescription),
  v.regex(/^<(?:p|blockquote)>/, 'must begin with a paragraph or a quotation'),
);

const shared = {
  /** The part of the address after `/blog/`; the specification has 101 to 108 (section 3). */
  id: v.pipe(v.string(), v.regex(/^1\d\d$/, 'must be three digits that begin with 1, such as 109')),
  /** The small label above the title, and the hue it takes. */
  category: text,
  topic: v.picklist(blogTopics),
  /** For cards and search results. */
  summary: v.pipe(text, v.maxLength(160, 'must be 160 characters or fewer')),
  /** What parents type who look for something that the post covers and its title does not name. Not shown. */
  everydayWords: v.exactOptional(v.array(text)),
};

const title = v.pipe(text, v.maxLength(70, 'must be 70 characters or fewer'));

/** Sources come by their ids, in the order of their first citation, and are numbered by it. */
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
  description,
  medical,
};

/**
 * A post that is part of the site, so that the blog has something to read without any service.
 * `article` is read through, `teaser` is short and complete in itself, `review` is a parent's voice
 * and carries no medical facts. The fields are those of a writer's file, where it has them.
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
      date: dayInWords,
      thumbnail: picture(200, 200),
      description: v.pipe(
        description,
        v.check((html) => !html.includes('<sup>'), 'must cite nothing: a review has no sources'),
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

/** A built-in post, by `kind`. */
export type BuiltInPost = v.InferOutput<typeof postSchema>;
