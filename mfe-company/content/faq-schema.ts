import * as v from 'valibot';

const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must not be empty, start or end with a space, or break over lines'),
);

/** A piece of a sentence: the spaces at its ends separate it from the link beside it. */
const piece = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** Pages an answer may point to; `{product}` in a path is the configured slug. */
const pagePath = v.picklist(
  [
    '/',
    '/assessments/behavioral',
    '/assessments/learning',
    '/assessments/physical',
    '/clinic',
    '/contactUs',
    '/delete-data',
    '/privacy-policy',
    '/school',
    '/{product}-offerings/behavioural',
    '/{product}-offerings/hearing',
  ],
  'must be a page of the site; add a new page to the list in faq-schema.ts',
);

const part = v.union([
  piece,
  v.variant('kind', [
    /** A link to a page of this site. */
    v.strictObject({ kind: v.literal('page'), text, to: pagePath }),
    /** The configured phone number, as a link that dials it. */
    v.strictObject({ kind: v.literal('phone') }),
    /** The configured email address, as a link that opens a message. */
    v.strictObject({ kind: v.literal('email') }),
  ]),
]);

const block = v.variant('kind', [
  v.strictObject({ kind: v.literal('paragraph'), text }),
  /** `intro` stands above the points and ends with a colon. */
  v.strictObject({
    kind: v.literal('list'),
    intro: v.pipe(text, v.endsWith(':', 'must end with a colon')),
    items: v.pipe(v.array(text), v.minLength(2, 'must have at least two points')),
  }),
  /** A paragraph of plain pieces and links; the pieces bring their own spaces. */
  v.strictObject({
    kind: v.literal('link-paragraph'),
    parts: v.pipe(v.array(part), v.minLength(2, 'must have words and a link')),
  }),
]);

const question = v.strictObject({
  /** The part of the URL after `#` that opens this question. Never change one: people share it. */
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be words joined by hyphens')),
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  answer: v.pipe(v.array(block), v.minLength(2), v.maxLength(4)),
});

/**
 * The words of the questions page. `{product}`, `{phone}`, `{email}` and `{hours}` in any text stand
 * for the configured facts.
 */
export const faqSchema = v.strictObject({
  /** `title` is the whole title of the tab; `description` is for search results, 160 characters at most. */
  head: v.strictObject({ title: text, description: v.pipe(text, v.maxLength(160)) }),
  heading: text,
  lead: text,
  /** Fourteen, in the order they are shown (specification, section 9). */
  questions: v.pipe(
    v.array(question),
    v.length(14, 'must be fourteen questions'),
    v.check(
      (list) => new Set(list.map((entry) => entry.id)).size === list.length,
      'must not use an id twice',
    ),
  ),
  /** The panel beside the questions, for a parent whose question is not there. */
  aside: v.strictObject({
    heading: text,
    text,
    link: v.strictObject({ text, to: pagePath }),
    /** Stands before the phone number, which is a link. */
    phoneLead: text,
    /** `src` is below the asset base; sizes in pixels. */
    picture: v.strictObject({
      src: v.pipe(text, v.regex(/^illustrations\/[a-z-]+\.svg$/)),
      alt: text,
      width: v.pipe(v.number(), v.integer()),
      height: v.pipe(v.number(), v.integer()),
    }),
  }),
});

/** The questions page as `faq.ts` holds it. */
export type Faq = v.InferOutput<typeof faqSchema>;

/** One question with its answer. */
export type FaqQuestion = Faq['questions'][number];

/** One block of an answer. */
export type FaqBlock = FaqQuestion['answer'][number];

/** One piece of a paragraph with links: plain words, or a link by kind. */
export type FaqPart = Extract<FaqBlock, { kind: 'link-paragraph' }>['parts'][number];
