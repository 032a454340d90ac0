import * as v from 'valibot';
import { listWithIds, pageLink, picture, slug, text } from '@site/kit/content/fields.ts';
import { blocks, pageFacts } from './words-schema.ts';

const question = v.strictObject({
  /** The fragment that opens this question. Never change one: people share it. */
  id: slug,
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  answer: blocks,
});

export const faqSchema = v.strictObject({
  ...pageFacts.entries,
  lead: text,
  picture,
  linkToAnswer: text,
  questions: listWithIds(question),
  /** The panel beside the questions, for a parent who did not find theirs. */
  askUs: v.strictObject({
    heading: text,
    text,
    link: pageLink,
    /** Before the phone link. */
    phoneLead: text,
    picture,
  }),
});

export type Faq = v.InferOutput<typeof faqSchema>;
