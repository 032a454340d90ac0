import * as v from 'valibot';
import { blocks, idsDiffer, pageFacts, pageLink, picture, slug, text } from './words-schema.ts';

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
  questions: v.pipe(
    v.array(question),
    v.minLength(1, 'must have at least one question'),
    v.check((list) => idsDiffer(list), 'must not repeat an id'),
  ),
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
