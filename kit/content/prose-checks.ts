import type { SiteConfig } from '../site.ts';

/*
 * Prose checks that every section applies to text for parents. Each function takes one text and returns the problems
 * without a location; an empty list means none.
 */

/** Target sentence length, in words. */
export const TARGET_SENTENCE_WORDS = 20;

/** The maximum, for sentences that need a medical term. */
export const MAX_SENTENCE_WORDS = 25;

/** A pattern to avoid and what to write instead. */
type Rule = readonly [pattern: RegExp, instead: string];

function violations(rules: readonly Rule[], text: string): readonly string[] {
  return rules.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`says "${found[0].trim()}"; ${instead}`];
  });
}

/** Words that blame, frighten, promise, or put the condition before the child. */
const unkindWords: readonly Rule[] = [
  [/\b(?:suffer\w*|afflicted|stricken|plagued)\b/i, 'say that a child has the condition'],
  [/\bvictims?\b/i, 'say who it is: a child, a parent'],
  [/\b(?:epidemics?|pandemics?)\b/i, 'give the figure'],
  [/\b(?:cure[sd]?|curing|curable|incurable)\b/i, 'say what helps'],
  [/\bmirac(?:le|ulous)\w*/i, 'say what helps'],
  [/\bguarantee\w*|\b100%/i, 'say what may happen'],
  [
    /\b(?:ab)?normal (?:child|children|kids?|boys?|girls?|baby|babies)\b/i,
    'say "other children" or "children without it"',
  ],
  [/\b(?:autistics|retarded|handicapped|crippled|deaf and dumb)\b/i, 'put the child first'],
  [
    /\b(?:devastat|horr|terrif|tragic|hopeless)\w*|\b(?:scary|silent killer)\b/i,
    'say plainly what happens',
  ],
  [
    /\b(?:bad|naughty|lazy|problem|difficult) (?:child|children|kids?)\b/i,
    'describe what the child does',
  ],
  [/\bADHD (?:child|children|kids?)\b/i, 'say "a child with ADHD"'],
  [/\bAI\b/, 'say what the product does'],
];

/** Words we don't use about children, each with an alternative. */
export function unkindWordsIn(text: string): readonly string[] {
  return violations(unkindWords, text);
}

/**
 * Splits a text into sentences. A colon ends one too, because the reader pauses there. A list item needs no full stop.
 */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?:][”"’)]?)\s+/);
}

/**
 * Patterns that read as translated or leave a parent guessing, each with an alternative (`docs/style.md`). Only those
 * that a program can tell from good English.
 */
const translatedHabits: readonly Rule[] = [
  [/\balso when\b/i, 'say "even when", or "and when"'],
  [/\bcom(?:es?|ing) along\b/i, 'say what the child has as well'],
  [/\bdark thoughts?\b/i, 'say "suicidal thoughts", or "thoughts of suicide"'],
  [/\bleave (?:from|for ear)\b/i, 'say "need not", or "permission to"'],
  [
    /\b(?:it|laws?|acts?|boards?|court|insurers?|government|scheme|guidelines?) wants? (?:a|an|the|every|all|each|that|more|help|health|school|proof|insurers?|parents|schools|doctors)\b/i,
    'say what it requires',
  ],
  [/\bdiopters?\b/i, 'write "dioptre"'],
  [
    /\b(?:therapy|treatment|counselling|coaching|training) meetings?\b|\b\d+ (?:(?:weekly|group|family|short) )?meetings\b|\b(?:how many|a few|some|several|many) meetings\b/i,
    'say "sessions"',
  ],
  [/\b(?:known beforehand|beforehand known)\b/i, 'say "agreed beforehand", or who decides it'],
  [
    /(?:^|[.!?:]\s+)Same is\b|\bthe same is (?!true\b|not\b)\w+/i,
    'say what stays the same, or "the same is true"',
  ],
  [/\b(?:makes?|made) (?:it|this|them) weigh more\b/i, 'say what it makes harder'],
  [/\bhow heavy (?:today|it|the day) is\b/i, 'say how bad a day it is'],
  [
    /\bstands? (?:on|in|at) (?:our|the|its|every|each|another) (?:\w+ ){0,2}(?:pages?|sites?|lists?|network|policy|policies)\b|\bwhat stands (?:above|below|beside|there)\b/i,
    'say "is on", or "you can find it on"',
  ],
  [
    /\bsince (?:about |over )?(?:a few|some|many|several|two|three|four|five|six|\d+) (?:days|weeks|months|years)\b(?! ago| old| after| of age)/i,
    'say "for", not "since"',
  ],
  [/\b(?:hears?|sees?|feeds?) badly\b/i, 'say "cannot hear well", "feeds poorly"'],
  [/\bdiscuss(?:es|ed|ing)? about\b/i, 'leave out "about"'],
  [/\bcop(?:e|es|ing) up with\b/i, 'say "cope with"'],
  [/\b(?:advices|informations|equipments|feedbacks)\b/i, 'the word has no plural'],
  [/\ba new (?:hour|day) is a new\b|\bis not fate\b/i, 'leave the proverb out'],
  [/(?<!\.)\.\.(?!\.)/, 'write one full stop'],
];

/** "Mostly" for "usually" at the start of a sentence; a label such as "Mostly inattentive" is fine. */
function mostlyForUsually(text: string): readonly string[] {
  return sentencesOf(text).some((sentence) => /^Mostly\b.*[.!?:]$/.test(sentence))
    ? ['says "Mostly" at the start of a sentence; say "usually", or "in most cases"']
    : [];
}

/** Phrases in a text that read as translated, each with an alternative. */
export function translatedHabitsIn(text: string): readonly string[] {
  return [...violations(translatedHabits, text), ...mostlyForUsually(text)];
}

/** What we never say about a test, questionnaire or check-up, each with an alternative. */
const promisesOfTests: readonly Rule[] = [
  [
    /\bworth seeing (?:a|an|your|the)\b/i,
    'a result does not say whether to see somebody; say what it shows',
  ],
  [
    /\b(?:tells?|shows?|says?|decides?) (?:you )?(?:whether|if) (?:your child|they|you) (?:should|needs? to|must|ought to) /i,
    'a result does not say whether to see a doctor; say what it shows',
  ],
  [
    /\b(?:tells?|shows?) you (?:whether|if|when) to (?:see|visit|go|seek|ask)/i,
    'a result does not say whether to see a doctor; say what it shows',
  ],
  [/\bcan tell you whether\b/i, 'say what the result shows'],
  [
    /\bso (?:that )?you (?:can|will) (?:be sure|relax|stop worrying)/i,
    'a result is no reason to stop worrying',
  ],
];

/** Claims that let a test decide whether to see a doctor, or that reassure a parent who should not wait. */
export function promisesOfTestsIn(text: string): readonly string[] {
  return violations(promisesOfTests, text);
}

/** Common paths of a front page. */
const FRONT_PAGE = /^\/(?:home|en|index(?:\.\w+)?)?\/?$/i;

/** ICD-11's browser is a single page; entries are in the URL's fragment. */
const ICD_11_BROWSER = 'icd.who.int';

/** Whether a URL is a site's front page or search form, which proves nothing. */
export function isFrontPage(url: string): boolean {
  const { hostname, pathname, search, hash } = new URL(url);
  if (search !== '' || hash !== '') return false;
  return FRONT_PAGE.test(pathname) || hostname === ICD_11_BROWSER;
}

/** Words in a text, not counting punctuation. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Sentences of more than `most` words, which lose a tired reader. */
export function longSentencesIn(
  text: string,
  most: number = MAX_SENTENCE_WORDS,
): readonly string[] {
  return sentencesOf(text)
    .filter((sentence) => countWords(sentence) > most)
    .map((sentence) => `a sentence of ${countWords(sentence)} words: "${sentence}"`);
}

/** A proportion of people, in digits or words, which always needs a source. */
const share =
  /\d\s*(?:%|per cent|percent)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of) (?:every )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|a thousand)|\b(?:half|thirds?|quarters?) of\b/i;

/** Whether a text states a proportion of people: "5%", "1 in 100", "half of". */
export function givesShareOfPeople(text: string): boolean {
  return share.test(text);
}

/** Whether a text states a price. Prices belong in the site configuration, so that they can change without an edit. */
export function namesPrice(text: string): boolean {
  return /₹|\bRs\.?\s*\d|\bINR\b|\brupees?\b/i.test(text);
}

/** Brand names spelled out in a text, in any case, instead of `{product}`. */
export function brandIn(text: string, { product }: SiteConfig): readonly string[] {
  const names = new Map(
    [product.slug, product.legalName, product.name].map((name) => [name.toLowerCase(), name]),
  );
  const words = text.toLowerCase();
  return [...names].filter(([name]) => words.includes(name)).map(([, name]) => name);
}

/**
 * Facts of the site configuration that a text spells out: the brand, phones, emails, hours, and the grievance officer.
 */
export function siteFactsIn(text: string, site: SiteConfig): readonly string[] {
  const { phone, email, hours } = site.contact;
  const officer = site.data.grievanceOfficer;
  return [
    ...brandIn(text, site),
    ...[phone, email, hours, officer.name, officer.phone, officer.email].filter((fact) =>
      text.toLowerCase().includes(fact.toLowerCase()),
    ),
  ];
}

/** Unknown placeholders in a text; `known` are the ones that get filled in. */
export function unknownPlaceholdersIn(text: string, known: readonly string[]): readonly string[] {
  return (text.match(/\{[^}]*\}/g) ?? []).filter((placeholder) => !known.includes(placeholder));
}

/** Figures on which all pages must agree. */
const agreedFigures: readonly Rule[] = [
  [
    /\bbabbl(?:e|es|ing)\b(?:(?!\bby\b)[^.;])*\bby (?!9\b)\d+/i,
    'every page asks about babble by 9 months',
  ],
];

/** What no text of ours says, in any section. `known` are the placeholders that get filled in. */
export function wordingProblems(text: string, known: readonly string[]): readonly string[] {
  return [
    ...unkindWordsIn(text),
    ...translatedHabitsIn(text),
    ...promisesOfTestsIn(text),
    ...violations(agreedFigures, text),
    ...unknownPlaceholdersIn(text, known).map(
      (placeholder) => `uses the unknown placeholder ${placeholder}`,
    ),
  ];
}

/** How the note of a source names a figure that the specification gives and the source does not. */
const givenFigure = /\bYou may also read (\d+(?:\.\d+)?(?: to \d+)?)/;

/** A figure that the note of a source corrects, if the text prints it all the same. */
export function correctedFigureIn(text: string, note: string | undefined): readonly string[] {
  const figure = givenFigure.exec(note ?? '')?.[1];
  return figure !== undefined &&
    new RegExp(`(?<![\\d.])${figure.replace('.', String.raw`\.`)}(?![\\d]|\\.\\d)`).test(text)
    ? [`prints ${figure}, which the note of its source corrects: "${text}"`]
    : [];
}
