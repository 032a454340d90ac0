import type { SiteConfig } from '../site.ts';

/*
 * What every section asks of the words a parent reads. Each function takes one text and gives what is
 * wrong with it, in words without a place; an empty list means nothing is wrong.
 */

/** The length of a sentence to aim for, in words. */
export const WORDS_TO_AIM_FOR = 20;

/** The longest sentence that may be published where a medical term needs its words. */
export const MOST_WORDS_IN_A_SENTENCE = 25;

/** Words that blame, frighten, promise or put the condition before the child, and what to say instead. */
const unkindWords: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern: /\b(?:suffer\w*|afflicted|stricken|plagued)\b/i,
    instead: 'say that a child has the condition',
  },
  { pattern: /\bvictims?\b/i, instead: 'say who it is: a child, a parent' },
  { pattern: /\b(?:epidemics?|pandemics?)\b/i, instead: 'give the figure' },
  { pattern: /\b(?:cure[sd]?|curing|curable|incurable)\b/i, instead: 'say what helps' },
  { pattern: /\bmirac(?:le|ulous)\w*/i, instead: 'say what helps' },
  { pattern: /\bguarantee\w*|\b100%/i, instead: 'say what may happen' },
  {
    pattern: /\b(?:ab)?normal (?:child|children|kids?|boys?|girls?|baby|babies)\b/i,
    instead: 'say "other children" or "children without it"',
  },
  {
    pattern: /\b(?:autistics|retarded|handicapped|crippled|deaf and dumb)\b/i,
    instead: 'put the child first',
  },
  {
    pattern: /\b(?:devastat|horr|terrif|tragic|hopeless)\w*|\b(?:scary|silent killer)\b/i,
    instead: 'say plainly what happens',
  },
  {
    pattern: /\b(?:bad|naughty|lazy|problem|difficult) (?:child|children|kids?)\b/i,
    instead: 'describe what the child does',
  },
  {
    pattern: /\bADHD (?:child|children|kids?)\b/i,
    instead: 'say "a child with ADHD"',
  },
  { pattern: /\bAI\b/, instead: 'say what the product does' },
];

/** Words we do not use about children, each with what to say instead. */
export function unkindWordsIn(text: string): readonly string[] {
  return unkindWords.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`says "${found[0]}"; ${instead}`];
  });
}

/** The sentences of a text; a colon ends one too, because the reader rests there. A point without a full stop is one. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?:][”"’)]?)\s+/);
}

/**
 * Habits that make a sentence sound translated, or leave a parent guessing, each with what to say instead
 * (`docs/style.md`). Only what a program can tell apart from good English stands here.
 */
const translatedHabits: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\balso when\b/i, instead: 'say "even when", or "and when"' },
  { pattern: /\bcom(?:es?|ing) along\b/i, instead: 'say what the child has as well' },
  { pattern: /\bdark thoughts?\b/i, instead: 'say "suicidal thoughts", or "thoughts of suicide"' },
  {
    pattern: /\bleave (?:from|for ear)\b/i,
    instead: 'say "need not", or "permission to"',
  },
  {
    pattern:
      /\b(?:it|laws?|acts?|boards?|court|insurers?|government|scheme|guidelines?) wants? (?:a|an|the|every|all|each|that|more|help|health|school|proof|insurers?|parents|schools|doctors)\b/i,
    instead: 'say what it requires',
  },
  { pattern: /\bdiopters?\b/i, instead: 'write "dioptre"' },
  {
    pattern:
      /\b(?:therapy|treatment|counselling|coaching|training) meetings?\b|\b\d+ (?:(?:weekly|group|family|short) )?meetings\b|\b(?:how many|a few|some|several|many) meetings\b/i,
    instead: 'say "sessions"',
  },
  {
    pattern: /\b(?:known beforehand|beforehand known)\b/i,
    instead: 'say "agreed beforehand", or who decides it',
  },
  {
    pattern: /(?:^|[.!?:]\s+)Same is\b|\bthe same is (?!true\b|not\b)\w+/i,
    instead: 'say what stays the same, or "the same is true"',
  },
  {
    pattern: /\b(?:makes?|made) (?:it|this|them) weigh more\b/i,
    instead: 'say what it makes harder',
  },
  { pattern: /\bhow heavy (?:today|it|the day) is\b/i, instead: 'say how bad a day it is' },
  {
    pattern:
      /\bstands? (?:on|in|at) (?:our|the|its|every|each|another) (?:\w+ ){0,2}(?:pages?|sites?|lists?|network|policy|policies)\b|\bwhat stands (?:above|below|beside|there)\b/i,
    instead: 'say "is on", or "you can find it on"',
  },
  {
    pattern:
      /\bsince (?:about |over )?(?:a few|some|many|several|two|three|four|five|six|\d+) (?:days|weeks|months|years)\b(?! ago| old| after| of age)/i,
    instead: 'say "for", not "since"',
  },
  {
    pattern: /\b(?:hears?|sees?|feeds?) badly\b/i,
    instead: 'say "cannot hear well", "feeds poorly"',
  },
  { pattern: /\bdiscuss(?:es|ed|ing)? about\b/i, instead: 'leave out "about"' },
  { pattern: /\bcop(?:e|es|ing) up with\b/i, instead: 'say "cope with"' },
  {
    pattern: /\b(?:advices|informations|equipments|feedbacks)\b/i,
    instead: 'the word has no plural',
  },
  { pattern: /\ba new (?:hour|day) is a new\b|\bis not fate\b/i, instead: 'leave the proverb out' },
  { pattern: /(?<!\.)\.\.(?!\.)/, instead: 'write one full stop' },
];

/** "Mostly" for "usually" at the start of a whole sentence; a short name such as "Mostly inattentive" may stand. */
function mostlyForUsually(text: string): readonly string[] {
  return sentencesOf(text).some((sentence) => /^Mostly\b.*[.!?:]$/.test(sentence))
    ? ['says "Mostly" at the start of a sentence; say "usually", or "in most cases"']
    : [];
}

/** Habits of translated English in a text, each with what to say instead. */
export function translatedHabitsIn(text: string): readonly string[] {
  return [
    ...translatedHabits.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(text);
      return found === null ? [] : [`says "${found[0].trim()}"; ${instead}`];
    }),
    ...mostlyForUsually(text),
  ];
}

/** What is never said of a test, a questionnaire or a check-up, each with what to say instead. */
const promisesOfTests: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern: /\bworth seeing (?:a|an|your|the)\b/i,
    instead: 'a result does not say whether to see somebody; say what it shows',
  },
  {
    pattern:
      /\b(?:tells?|shows?|says?|decides?) (?:you )?(?:whether|if) (?:your child|they|you) (?:should|needs? to|must|ought to) /i,
    instead: 'a result does not say whether to see a doctor; say what it shows',
  },
  {
    pattern: /\b(?:tells?|shows?) you (?:whether|if|when) to (?:see|visit|go|seek|ask)/i,
    instead: 'a result does not say whether to see a doctor; say what it shows',
  },
  { pattern: /\bcan tell you whether\b/i, instead: 'say what the result shows' },
  {
    pattern: /\bso (?:that )?you (?:can|will) (?:be sure|relax|stop worrying)/i,
    instead: 'a result is no reason to stop worrying',
  },
];

/** Promises that let a test decide about a doctor, or that calm a parent who should not wait. */
export function promisesOfTestsIn(text: string): readonly string[] {
  return promisesOfTests.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`says "${found[0].trim()}"; ${instead}`];
  });
}

/** What a site may call its front page. */
const FRONT_PAGE = /^\/(?:home|en|index(?:\.\w+)?)?\/?$/i;

/** The browser of ICD-11 is one page for all conditions: an entry is named behind `#`. */
const ICD_11_BROWSER = 'icd.who.int';

/** Whether an address is the front page of a site, or where a search in it begins, which shows no fact by itself. */
export function isFrontPage(url: string): boolean {
  const { hostname, pathname, search, hash } = new URL(url);
  if (search !== '' || hash !== '') return false;
  return FRONT_PAGE.test(pathname) || hostname === ICD_11_BROWSER;
}

/** How many words a text has; signs that stand alone are none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Sentences of more than `most` words, which lose a tired reader. */
export function longSentencesIn(
  text: string,
  most: number = MOST_WORDS_IN_A_SENTENCE,
): readonly string[] {
  return sentencesOf(text)
    .filter((sentence) => countWords(sentence) > most)
    .map((sentence) => `a sentence of ${countWords(sentence)} words: "${sentence}"`);
}

/** A share of people, in digits or in words: it always needs a source beside it. */
const share =
  /\d\s*(?:%|per cent|percent)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of) (?:every )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|a thousand)|\b(?:half|thirds?|quarters?) of\b/i;

/** Whether a text gives a share of people: "5%", "1 in 100", "half of". */
export function givesShareOfPeople(text: string): boolean {
  return share.test(text);
}

/** Whether a text names a price. Prices come from the site configuration, so that they change without a new text. */
export function namesPrice(text: string): boolean {
  return /₹|\bRs\.?\s*\d|\bINR\b|\brupees?\b/i.test(text);
}

/** The brand's names that a text spells out, in any letter case; it writes `{product}` instead. */
export function brandIn(text: string, { product }: SiteConfig): readonly string[] {
  const names = new Map(
    [product.slug, product.legalName, product.name].map((name) => [name.toLowerCase(), name]),
  );
  const words = text.toLowerCase();
  return [...names].filter(([name]) => words.includes(name)).map(([, name]) => name);
}

/**
 * What a text spells out although the site configuration says it: the brand, phones, emails, the hours, and who answers
 * complaints about data.
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

/** Placeholders of a text that nothing fills in; `known` are the ones that something does. */
export function unknownPlaceholdersIn(text: string, known: readonly string[]): readonly string[] {
  return (text.match(/\{[^}]*\}/g) ?? []).filter((placeholder) => !known.includes(placeholder));
}
