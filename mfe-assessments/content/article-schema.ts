import { picture } from '@site/kit/content/fields.ts';
import { listOf, text } from '@site/kit/content/text.ts';
import { reviewed } from '@site/kit/api/medical-facts.ts';
import { parseCited } from '@site/kit/content/cited.ts';
import { briefSchema } from '@site/kit/content/linked-text.ts';
import { safetyAdviceIds } from '@site/kit/safety/safety-schema.ts';
import * as v from 'valibot';
import { relatedLink } from './condition-schema.ts';
import {
  careSchema,
  citedPoints,
  citedSchema,
  citedText,
  head,
  reviewedText,
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
    v.strictObject({ kind: v.literal('list'), items: citedPoints }),
    v.transform(({ items }) => ({ kind: 'points' as const, points: items })),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal('table'),
      head: v.array(v.string()),
      rows: listOf(grade),
    }),
    v.transform(({ rows }) => ({ kind: 'grades' as const, grades: rows })),
  ),
]);

const blocks = listOf(block);

/** A long text in sections, with a short summary. */
export const articleText = {
  inShort: v.strictObject({ heading: text, points: citedPoints }),
  sections: listOf(
    v.strictObject({
      heading: text,
      id: v.exactOptional(text),
      /** The points: citedPoints are the paragraphs of a letter to copy. */
      letter: v.exactOptional(v.literal(true)),
      blocks,
      parts: v.exactOptional(v.array(v.strictObject({ heading: text, blocks }))),
    }),
  ),
};

const articleTextSchema = v.strictObject(articleText);

/** Fields that every long read shares. */
const reading = {
  name: text,
  everydayWords: v.exactOptional(v.array(text)),
  head,
  chip: text,
  heading: text,
  lead: citedSchema,
  brief: briefSchema,
  picture,
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
export const articleSchema = reviewed(
  v.strictObject({
    id: v.picklist(['1', '2']),
    ...reading,
    next: v.strictObject({ label: text, id: v.picklist(['1', '2']) }),
  }),
);

/** A guide: a long read that belongs to no offering. */
export const guideSchema = reviewed(v.strictObject({ ...reading, related: listOf(relatedLink) }));

export type ArticleContent = v.InferOutput<typeof articleSchema>;

export type GuideContent = v.InferOutput<typeof guideSchema>;

export type ArticleText = v.InferOutput<typeof articleTextSchema>;

export type ArticleBlock = v.InferOutput<typeof block>;
