import { parseCited } from '@site/kit/content/cited.ts';
import { safetyAdviceIds } from '@site/kit/safety/safety-schema.ts';
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
  v.tuple([text, text, v.string()], 'must have three columns: name, range and meaning'),
  v.transform(([name, range, about]) => ({ name, range, about: parseCited(about) })),
  v.strictObject({ name: text, range: text, about: citedText }),
);

/** Content blocks of an article's section, in order. */
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

/** A long text in sections, with a short summary. */
export const articleText = {
  inShort: v.strictObject({ heading: text, points }),
  sections: v.pipe(
    v.array(
      v.strictObject({
        heading: text,
        id: v.exactOptional(text),
        /** The points are the paragraphs of a letter to copy. */
        letter: v.exactOptional(v.literal(true)),
        blocks,
        parts: v.exactOptional(v.array(v.strictObject({ heading: text, blocks }))),
      }),
    ),
    v.minLength(1),
  ),
};

const articleTextSchema = v.strictObject(articleText);

/** Fields that every long read shares. */
const reading = {
  name: text,
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
  /** Shared danger cards after `care`, in this order. */
  safetyAdvice: v.optional(v.array(v.picklist(safetyAdviceIds)), []),
  care: careSchema,
  /** The page's subject, as structured data. */
  about: v.strictObject({ name: text, alternateName: v.array(text) }),
  ages: v.strictObject({ from: v.number(), to: v.number() }),
  ...reviewedText,
};

/** A vision article. */
export const articleSchema = v.pipe(
  v.strictObject({
    id: v.picklist(['1', '2']),
    ...reading,
    next: v.strictObject({ label: text, id: v.picklist(['1', '2']) }),
  }),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
);

/** A guide: a long read that belongs to no offering. */
export const guideSchema = v.pipe(
  v.strictObject({ ...reading, related: v.pipe(v.array(relatedLink), v.minLength(1)) }),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
);

export type ArticleContent = v.InferOutput<typeof articleSchema>;

export type GuideContent = v.InferOutput<typeof guideSchema>;

export type ArticleText = v.InferOutput<typeof articleTextSchema>;

export type ArticleBlock = v.InferOutput<typeof block>;
