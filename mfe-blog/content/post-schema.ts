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

const year = v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100));

/**
 * A publication a post rests on. `id` is its place in the list, from `1`, because the text leads to
 * it with `#source-1`. `updated` is the year of its last revision. `note` says what a reader of the
 * figure should know, for example that another report disagrees.
 */
const source = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be a number from 1')),
  authors: v.exactOptional(text),
  title: text,
  publisher: text,
  year,
  updated: v.exactOptional(year),
  url: v.pipe(v.string(), v.url('must be a URL'), v.startsWith('https://', 'must be https')),
  note: v.exactOptional(text),
});

/** The clinician who signed the text off: name, degrees, council registration. */
const reviewer = v.strictObject({ name: text, qualification: text, registration: text });

/** The latest day on which a text changed on `from` must be looked at again: three years later. */
function threeYearsAfter(from: string): string {
  return `${Number(from.slice(0, 4)) + 3}${from.slice(4)}`;
}

/** Who answers for a post with medical facts, and what it rests on. */
const medical = v.pipe(
  v.strictObject({
    writtenBy: text,
    /** Null until a clinician has reviewed the text; the page then says "Awaiting clinical review". */
    reviewedBy: v.nullable(reviewer),
    reviewedOn: v.nullable(day),
    lastChangedOn: day,
    nextReviewOn: day,
    sources: v.pipe(
      v.array(source),
      v.minLength(1, 'must name a source'),
      v.check(
        (list) => list.every((entry, index) => entry.id === String(index + 1)),
        'must be numbered 1, 2, 3 in order',
      ),
    ),
  }),
  v.check(
    (facts) => (facts.reviewedBy === null) === (facts.reviewedOn === null),
    'reviewedBy and reviewedOn must be given together, or both be null',
  ),
  v.check(
    (facts) =>
      facts.lastChangedOn < facts.nextReviewOn &&
      facts.nextReviewOn <= threeYearsAfter(facts.lastChangedOn),
    'nextReviewOn must be after lastChangedOn, and within three years of it',
  ),
);

const shared = {
  /** The part of the address after `/blog/` (specification, section 3). */
  blogId: v.pipe(v.string(), v.regex(/^10[1-8]$/, 'must be 101 to 108')),
  /** The small label above the title, and the hue it takes. */
  category: v.strictObject({
    label: text,
    topic: v.picklist(['physical', 'behavioural', 'learning', 'school', 'general']),
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

/** Written by the configured product: posts 101 to 105. */
const written = {
  ...shared,
  title,
  author: v.literal('{product}'),
  updatedAt: day,
  thumbnail: picture(400, 300),
  medical,
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

/** A publication a post rests on. */
export type PostSource = v.InferOutput<typeof source>;

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
