import * as v from 'valibot';
import { block, head, idsDiffer, pageLink, picture, slug, text } from './words-schema.ts';

const question = v.strictObject({
  /** The part of the URL after `#` that opens this question. Never change one: people share it. */
  id: slug,
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  answer: v.pipe(v.array(block), v.minLength(1, 'must have an answer')),
});

/**
 * The words of the questions page. `{product}`, `{phone}`, `{email}`, `{hours}`, `{kept-in}` and `{kept-by}` in any
 * text stand for the configured facts.
 */
export const faqSchema = v.strictObject({
  head,
  /** The page's name in the trail above its heading. */
  crumb: text,
  heading: text,
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
  aside: v.strictObject({
    heading: text,
    text,
    link: pageLink,
    /** Stands before the phone number, which is a link. */
    phoneLead: text,
    picture,
  }),
});

/** The questions page as `faq.ts` holds it. */
export type Faq = v.InferOutput<typeof faqSchema>;
