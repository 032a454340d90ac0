import { parseCited } from '@site/kit/content/cited.ts';
import * as v from 'valibot';
import {
  careSchema,
  citedSchema,
  citedText,
  pictureSchema,
  points,
  REVIEW_TOO_LATE,
  REVIEWER_WITHOUT_DAY,
  reviewedText,
  reviewIsInTime,
  reviewIsWhole,
  text,
} from './medical-text-schema.ts';

/** Named grades or ages in a row, such as mild, moderate and severe: a table of three columns. */
const grade = v.pipe(
  v.tuple([text, text, v.string()], 'must have three columns: name, range and what it means'),
  v.transform(([name, range, about]) => ({ name, range, about: parseCited(about) })),
  v.strictObject({ name: text, range: text, about: citedText }),
);

/** What a section of an article holds, in order. */
const block = v.variant('kind', [
  v.pipe(
    v.strictObject({ kind: v.literal('paragraph'), text: v.string() }),
    v.transform(({ kind, text: words }) => ({ kind, ...parseCited(words) })),
    v.strictObject({ kind: v.literal('paragraph'), ...citedText.entries }),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('list'), items: points }),
    v.transform(({ items }) => ({ kind: 'points' as const, points: items })),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal('table'),
      head: v.array(v.string()),
      rows: v.pipe(v.array(grade), v.minLength(1, 'must have at least one grade')),
    }),
    v.transform(({ rows }) => ({ kind: 'grades' as const, grades: rows })),
  ),
]);

/** A text to read, in sections, and what to remember of it when there is no time for more. */
export const articleText = {
  inShort: v.strictObject({ heading: text, points }),
  sections: v.pipe(
    v.array(v.strictObject({ heading: text, blocks: v.pipe(v.array(block), v.minLength(1)) })),
    v.minLength(1),
  ),
};

/** What `articleText` comes to. */
const articleTextSchema = v.strictObject(articleText);

/** Everything a vision article says. */
export const articleSchema = v.pipe(
  v.strictObject({
    /** The last part of its address. */
    id: v.picklist(['1', '2']),
    /** The name of the page in trails. */
    name: text,
    /** What parents type who do not know the page's name; only for the search. */
    everydayWords: v.exactOptional(v.array(text)),
    head: v.strictObject({
      title: text,
      description: v.pipe(text, v.maxLength(155, 'must be 155 characters or fewer')),
    }),
    chip: text,
    heading: text,
    lead: citedSchema,
    picture: pictureSchema,
    ...articleText,
    care: careSchema,
    /** What search engines are told the article is about. */
    about: v.strictObject({ name: text, alternateName: v.array(text) }),
    ages: v.strictObject({ from: v.number(), to: v.number() }),
    /** The other article. */
    next: v.strictObject({ label: text, id: v.picklist(['1', '2']) }),
    ...reviewedText,
  }),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
);

/** A vision article's content. */
export type ArticleContent = v.InferOutput<typeof articleSchema>;

/** A text in sections, with what to remember of it. */
export type ArticleText = v.InferOutput<typeof articleTextSchema>;

/** A part of a section: a paragraph, points or grades. */
export type ArticleBlock = v.InferOutput<typeof block>;
