import * as v from 'valibot';
import { parseCited } from '../content/cited.ts';
import { listOf, slug, text } from '../content/text.ts';

/** How soon to act on a danger: call or go at once, be seen the same day, or within the week. */
const urgency = v.picklist(['now', 'today', 'thisWeek']);

/** Dangers with a separate card, which is the same on every page. */
export const safetyAdviceIds = [
  'suicide-and-self-harm',
  'seizure',
  'sexual-abuse',
  'poisoning',
  'fever-under-three-months',
  'loss-of-skills',
] as const;

/** Pages about these dangers show a strip below their heading. */
export const dangerStripNames = ['suicide', 'illness', 'accident'] as const;

const name = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z]*$/, 'must be a name in camel case'));

const helplines = v.array(v.pipe(v.string(), v.regex(/^\d{3,5}$/, 'must be 3 to 5 digits')));

/** A sentence with the publications it rests on, written `Do not make your child vomit. [^nhs-poisoning]`. */
const cited = v.pipe(
  v.string(),
  v.transform(parseCited),
  v.strictObject({ text, sources: v.exactOptional(v.array(v.string())) }),
);

const part = v.strictObject({
  heading: text,
  points: listOf(cited),
});

/** When to act, and at least one of whom to call or where to go. */
const urgentPart = v.pipe(
  v.strictObject({
    ...part.entries,
    /** Numbers of helplines in the site configuration, in display order. */
    helplines: v.exactOptional(helplines),
    /** Where to go, such as "The nearest hospital". */
    place: v.exactOptional(text),
  }),
  v.check(
    ({ helplines: numbers = [], place }) => numbers.length > 0 || place !== undefined,
    'must name a helpline in "helplines" or where to go in "place"',
  ),
);

const year = v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100));

const publication = v.strictObject({
  title: text,
  publisher: text,
  year,
  updated: v.exactOptional(year),
  /** The page that states the fact; a site's front page is rejected. */
  url: v.pipe(
    v.string(),
    v.url('must be a URL'),
    v.startsWith('https://', 'must be https'),
    v.check((url) => new URL(url).pathname !== '/', 'must lead to the page that shows the fact'),
  ),
});

/** The publications that advice cites, by id. */
export const safetySourcesSchema = v.record(slug, publication);

/** Signs of danger, by the name with which documents refer to them. */
export const dangersSchema = v.record(name, v.strictObject({ urgency, text }));

/** What to do first, and whom to call. */
export const dangerStripsSchema = v.strictObject(
  v.entriesFromList(dangerStripNames, v.strictObject({ text, helplines })),
);

/** Advice for one danger, which every page that mentions the danger refers to. */
export const safetyAdviceSchema = v.strictObject({
  heading: text,
  /** The only page with all of a long advice. Other pages show its first steps with a link. */
  whole: v.exactOptional(v.pipe(text, v.startsWith('/', 'must be a path on this site'))),
  intro: cited,
  /** Steps that apply at any urgency. */
  steps: part,
  /** Signs that cannot wait. Shown before `today`, so that a parent in a hurry finds them first. */
  now: urgentPart,
  /** Signs for which a doctor must see the child the same day. */
  today: urgentPart,
  /** Signs for which it is soon enough if a doctor sees the child within days. */
  thisWeek: v.exactOptional(part),
  /** Laws and other facts that remove a reason to wait. */
  goodToKnow: v.exactOptional(part),
  sources: v.array(v.strictObject({ id: v.string(), ...publication.entries })),
});

/** Words or phrases that parents type; one that ends in `*` is the start of longer words, too. */
const typedWords = v.array(
  v.pipe(
    v.string(),
    v.regex(/^[\p{L}\p{M}\p{N}'’ -]+\*?$/u, 'must be a word or phrase, with * at its end at most'),
  ),
);

/** What parents write and search for when a child is in danger, by danger. `label` names the danger for the team. */
export const dangerWordsSchema = v.record(
  name,
  v.strictObject({
    label: text,
    words: typedWords,
    /** Words of harmless texts. */
    unless: v.exactOptional(typedWords),
    /** What counts in a search alone. */
    search: v.exactOptional(
      v.strictObject({ words: typedWords, unless: v.exactOptional(typedWords) }),
    ),
  }),
);

/** Devanagari and Kannada share no letters, so a text in the wrong field is caught. */
const devanagari = /\p{Script=Devanagari}/u;
const kannada = /\p{Script=Kannada}/u;

/** A text in three languages, each checked for its script. */
export const translatedSchema = v.strictObject({
  en: v.pipe(
    text,
    v.check((words) => !devanagari.test(words) && !kannada.test(words), 'must be in English'),
  ),
  hi: v.pipe(
    text,
    v.check((words) => devanagari.test(words) && !kannada.test(words), 'must be in Hindi'),
  ),
  kn: v.pipe(
    text,
    v.check((words) => kannada.test(words) && !devanagari.test(words), 'must be in Kannada'),
  ),
});

/** What to do and whom to call first in each danger, in the languages in which parents write. */
export const dangerAnswersSchema = v.strictObject({
  /** `{numbers}` becomes links to the helplines. */
  call: translatedSchema,
  /** The link to the page with every step. */
  steps: translatedSchema,
  /** By the danger's name in `danger-words.yaml`. */
  answers: v.record(
    name,
    v.strictObject({
      action: translatedSchema,
      helplines: v.pipe(helplines, v.minLength(1)),
      page: v.pipe(text, v.regex(/^\/blog\/\d+#[\w-]+$/, 'must be a part of a post')),
    }),
  ),
});

export type Urgency = v.InferOutput<typeof urgency>;

export type Dangers = v.InferOutput<typeof dangersSchema>;

export type DangerStrips = v.InferOutput<typeof dangerStripsSchema>;

export type DangerStripName = keyof DangerStrips;

export type SafetyAdvice = v.InferOutput<typeof safetyAdviceSchema>;

export type SafetyAdviceId = (typeof safetyAdviceIds)[number];

export type SafetyPart = v.InferOutput<typeof part>;

export type SafetySource = SafetyAdvice['sources'][number];

export type DangerWords = v.InferOutput<typeof dangerWordsSchema>;

export type DangerAnswers = v.InferOutput<typeof dangerAnswersSchema>;
