import * as v from 'valibot';
import { blocks, idsDiffer, pageFacts, pageLink, picture, slug, text } from './words-schema.ts';

const question = v.strictObject({
  /** The part of the URL after `#` that opens this question. Never change one: people share it. */
  id: slug,
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  answer: blocks,
});

/** The words of the questions page. */
export const faqSchema = v.strictObject({
  ...pageFacts.entries,
  lead: text,
  picture,
  /** Under each answer: a link with an address of its own, to keep or to send. */
  linkToAnswer: text,
  /** In the order they are shown. */
  questions: v.pipe(
    v.array(question),
    v.minLength(1, 'must have at least one question'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
  /** The panel beside the questions, for a parent whose question is not there. */
  askUs: v.strictObject({
    heading: text,
    text,
    link: pageLink,
    /** Before the phone number, which is a link. */
    phoneLead: text,
    picture,
  }),
});

/** The questions page, `faq.md`. */
export type Faq = v.InferOutput<typeof faqSchema>;
