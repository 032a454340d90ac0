import * as v from 'valibot';
import { decoration, points } from '@site/kit/content/fields.ts';
import { listOf, listWithIds, slug, text } from '@site/kit/content/text.ts';
import { block, listsAreIntroduced, pageFacts } from './words-schema.ts';

/** A labelled line, such as what a form collects, why, or for how long. */
const line = v.pipe(
  v.strictObject({ kind: v.literal('paragraph'), label: text, text }),
  v.transform(({ label, text }) => ({ label, text })),
);

/** A heading with labelled lines. Whatever follows them belongs to the section again. */
const entry = v.pipe(
  v.strictObject({
    term: text,
    blocks: v.array(v.looseObject({ kind: v.string(), label: v.optional(v.string()) })),
  }),
  v.transform(({ term, blocks }) => {
    const end = blocks.findIndex(({ label }) => label === undefined);
    const lines = end === -1 ? blocks.length : end;
    return { term, lines: blocks.slice(0, lines), after: blocks.slice(lines) };
  }),
  v.strictObject({
    term: text,
    lines: listOf(line, 'must start with a labelled line'),
    after: v.array(block),
  }),
);

const section = v.pipe(
  v.strictObject({
    /** The fragment. Never change one: people share it. */
    id: slug,
    title: text,
    blocks: v.array(block),
    entries: v.pipe(
      v.optional(v.array(entry), []),
      v.check(
        (entries) => entries.slice(0, -1).every(({ after }) => after.length === 0),
        'must have only labelled lines below a heading, except at the end',
      ),
    ),
  }),
  v.transform(({ id, title, blocks, entries }) => ({
    id,
    title,
    blocks: [
      ...blocks,
      ...(entries.length === 0
        ? []
        : [
            {
              kind: 'entries' as const,
              items: entries.map(({ term, lines }) => ({ term, lines })),
            },
          ]),
      ...entries.flatMap(({ after }) => after),
    ],
  })),
  v.check(({ blocks }) => blocks.length > 0, 'must not be empty'),
  v.check(
    ({ blocks }) => listsAreIntroduced(blocks),
    'must introduce each list with a paragraph ending in a colon',
  ),
);

/** A date as displayed, such as `1 Aug 2024` or `August 10, 2023`, and in ISO format. */
const shownDay = v.pipe(
  text,
  v.check(
    (shown) => !Number.isNaN(midnightOf(shown).getTime()),
    'must be a date such as 1 Aug 2024',
  ),
  v.transform((shown) => ({ shown, day: midnightOf(shown).toISOString().slice(0, 10) })),
);

function midnightOf(shown: string): Date {
  return new Date(`${shown} UTC`);
}

/** A policy: a summary, then sections with a table of contents. */
export const policySchema = v.strictObject({
  ...pageFacts.entries,
  picture: decoration,
  dates: v.pipe(
    v.record(text, shownDay),
    v.transform((dates) => Object.entries(dates).map(([label, day]) => ({ label, ...day }))),
  ),
  summary: v.strictObject({ heading: text, points }),
  sections: listWithIds(section),
  /** Change log, oldest first: a date, a colon and the change. */
  versions: v.strictObject({
    heading: text,
    items: listOf(
      v.pipe(
        text,
        v.regex(/^[^:]+: ./, 'must start with a date and a colon'),
        v.transform((item) => {
          const [shown = ''] = item.split(': ', 1);
          return { shown, text: item.slice(shown.length + 2) };
        }),
        v.strictObject({ shown: shownDay, text }),
        v.transform(({ shown, text }) => ({ ...shown, text })),
      ),
    ),
  }),
});

export type Policy = v.InferOutput<typeof policySchema>;

export type PolicySection = Policy['sections'][number];
