import { parseCited } from '@site/kit/content/cited.ts';
import { safetyAdviceIds } from '@site/kit/safety/safety-advice.ts';
import * as v from 'valibot';
import { relatedLink } from './condition-schema.ts';
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

const blocks = v.pipe(v.array(block), v.minLength(1));

/** A text to read, in sections, and what to remember of it when there is no time for more. */
export const articleText = {
  inShort: v.strictObject({ heading: text, points }),
  sections: v.pipe(
    v.array(
      v.strictObject({
        heading: text,
        /** Where links to the section lead. */
        id: v.exactOptional(text),
        /** The points are the paragraphs of a letter, to be copied as they are. */
        letter: v.exactOptional(v.literal(true)),
        blocks,
        parts: v.exactOptional(v.array(v.strictObject({ heading: text, blocks }))),
      }),
    ),
    v.minLength(1),
  ),
};

/** What `articleText` comes to. */
const articleTextSchema = v.strictObject(articleText);

/** What every page to read from the first line to the last has. */
const reading = {
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
  /** The shared cards about a danger that follow `care`, in this order. */
  safetyAdvice: v.optional(v.array(v.picklist(safetyAdviceIds)), []),
  care: careSchema,
  /** What search engines are told the page is about. */
  about: v.strictObject({ name: text, alternateName: v.array(text) }),
  ages: v.strictObject({ from: v.number(), to: v.number() }),
  ...reviewedText,
};

/** Everything a vision article says. */
export const articleSchema = v.pipe(
  v.strictObject({
    /** The last part of its address. */
    id: v.picklist(['1', '2']),
    ...reading,
    /** The other article. */
    next: v.strictObject({ label: text, id: v.picklist(['1', '2']) }),
  }),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
);

/** Everything a guide says: a page to read that belongs to no offering. */
export const guideSchema = v.pipe(
  v.strictObject({ ...reading, related: v.pipe(v.array(relatedLink), v.minLength(1)) }),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
);

/** A vision article's content. */
export type ArticleContent = v.InferOutput<typeof articleSchema>;

/** A guide's content. */
export type GuideContent = v.InferOutput<typeof guideSchema>;

/** A text in sections, with what to remember of it. */
export type ArticleText = v.InferOutput<typeof articleTextSchema>;

/** A part of a section: a paragraph, points or grades. */
export type ArticleBlock = v.InferOutput<typeof block>;
