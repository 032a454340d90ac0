import type { MedicalSource } from '@site/kit/api/medical-facts.ts';
import { allSafetyAdvice } from '@site/kit/safety/all-safety-advice.ts';
import type { Urgency } from '@site/kit/safety/dangers.ts';
import { eyeUrgent } from '@site/kit/safety/eye-help.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { sitePath } from '@site/kit/site-path.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import {
  brandIn,
  countWords,
  givesShareOfPeople,
  isFrontPage,
  longSentencesIn,
  MOST_WORDS_IN_A_SENTENCE,
  namesPrice,
  promisesOfTestsIn,
  sentencesOf,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
} from '@site/kit/testing/prose-checks.ts';
import { textsRead } from '@site/kit/testing/texts-read.ts';
import { urgencyProblems } from '@site/kit/testing/urgency-problems.ts';
import * as v from 'valibot';
import { blocksOf, type PostBlock, readMarkup } from './post-markup.ts';
import type { BuiltInPost } from './post-schema.ts';

/**
 * What a schema cannot see in a post. Every check gives the list of what is wrong, in words;
 * an empty list means nothing is wrong.
 */
export type PostCheck = (post: BuiltInPost, site: SiteConfig) => readonly string[];

/** What each element of a post may hold. `words` is text that is not white space; '' is the post itself. */
const mayHold: Readonly<Record<string, readonly string[]>> = {
  '': ['h2', 'h3', 'p', 'ul', 'ol', 'blockquote'],
  h2: ['words'],
  h3: ['words'],
  p: ['words', 'strong', 'em', 'a', 'sup'],
  ul: ['li'],
  ol: ['li'],
  li: ['words', 'strong', 'em', 'a', 'sup'],
  blockquote: ['p'],
  strong: ['words', 'em', 'a'],
  em: ['words', 'strong', 'a'],
  a: ['words'],
  sup: ['words', 'a'],
};

/** How many words a post of each kind has, from and to. */
const lengths: Readonly<Record<BuiltInPost['kind'], readonly [number, number]>> = {
  article: [1000, 2200],
  teaser: [90, 600],
  review: [80, 150],
};

function sourcesOf(post: BuiltInPost): readonly MedicalSource[] {
  return post.kind === 'review' ? [] : post.medical.sources;
}

/** How many words the text of a post has, headings included and raised numbers not. */
export function lengthOf(post: BuiltInPost): number {
  return blocksOf(post.description).reduce((sum, block) => sum + countWords(block.words), 0);
}

/** Every text of ours that a reader sees. The titles of publications keep their own words. */
function proseOf(post: BuiltInPost): readonly string[] {
  return [
    post.title,
    post.category.label,
    post.summary,
    post.thumbnail.alt,
    ...blocksOf(post.description).map((block) => block.words),
    ...sourcesOf(post).flatMap((source) => (source.note === undefined ? [] : [source.note])),
  ];
}

/** Only the listed elements, each where it belongs and closed; a link has an address and nothing else has anything. */
export function markupProblems(post: BuiltInPost): readonly string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const expectInside = (what: string) => {
    const inside = open.at(-1) ?? '';
    if (mayHold[inside]?.includes(what) !== true) {
      problems.push(`${what} may not stand in ${inside === '' ? 'the post itself' : inside}`);
    }
  };
  for (const piece of readMarkup(post.description)) {
    if (piece.kind === 'broken') problems.push(`cannot be read: ${piece.source}`);
    else if (piece.kind === 'words') {
      if (piece.words.trim() !== '') expectInside('words');
      if (/&/.test(piece.words)) problems.push(`has "&"; write the character itself or "and"`);
    } else if (piece.kind === 'start') {
      expectInside(piece.tag);
      open.push(piece.tag);
      const names = [...piece.attributes.keys()].join(' ');
      if (names !== (piece.tag === 'a' ? 'href' : '')) {
        problems.push(`${piece.tag} has the attributes "${names}"`);
      }
    } else if (open.pop() !== piece.tag) problems.push(`${piece.tag} closes nothing`);
  }
  return [...problems, ...open.map((tag) => `${tag} is not closed`)];
}

/** No heading, paragraph or point without words, and no third-level heading before a second-level one. */
export function outlineProblems(post: BuiltInPost): readonly string[] {
  const blocks = blocksOf(post.description);
  const firstSection = blocks.findIndex((block) => block.tag === 'h2');
  const firstPart = blocks.findIndex((block) => block.tag === 'h3');
  return [
    ...blocks.filter((block) => block.words === '').map((block) => `an empty ${block.tag}`),
    ...(firstPart !== -1 && (firstSection === -1 || firstPart < firstSection)
      ? ['an h3 stands before the first h2']
      : []),
  ];
}

/** A link leads to a page of the site or dials a configured helpline, and reads as where it leads. */
export function linkProblems(post: BuiltInPost, site: SiteConfig): readonly string[] {
  const helplines = new Set(site.helplines.map((helpline) => helpline.number));
  return blocksOf(post.description)
    .flatMap((block) => block.links)
    .flatMap(({ href, words }) => {
      if (/^(?:click )?(?:here|more|link)$/i.test(words.trim())) {
        return [`a link reads "${words}", which does not say where it leads`];
      }
      if (!href.startsWith('tel:')) {
        return v.safeParse(sitePath, href).success
          ? []
          : [`a link leads to ${href}, which is no path of this site`];
      }
      const number = href.slice('tel:'.length);
      if (!helplines.has(number)) return [`a link dials ${number}, which is no helpline`];
      return words === number ? [] : [`a link reads "${words}" and dials ${number}`];
    });
}

/** A helpline's number is a link, so that a worried parent can press it. */
export function helplinesNotLinked(post: BuiltInPost, site: SiteConfig): readonly string[] {
  const helplines = new Set(site.helplines.map((helpline) => helpline.number));
  return blocksOf(post.description).flatMap((block) => {
    const dialled = new Set(block.links.map((link) => link.href.replace('tel:', '')));
    return (block.words.match(/\b\d{3,5}\b/g) ?? [])
      .filter((number) => helplines.has(number) && !dialled.has(number))
      .map((number) => `${number} is not a link in "${block.words}"`);
  });
}

function citationProblem({ href, words }: PostBlock['citations'][number], known: Set<string>) {
  const id = href.replace(/^#source-/, '');
  if (href !== `#source-${id}` || words !== id) {
    return [`a raised number reads "${words}" and leads to ${href}`];
  }
  return known.has(id) ? [] : [`a raised number leads to source ${id}, which is not in the list`];
}

/** Every raised number leads to a source, every source has one, and they first appear in order. */
export function citationProblems(post: BuiltInPost): readonly string[] {
  const ids = sourcesOf(post).map((source) => source.id);
  const known = new Set(ids);
  const citations = blocksOf(post.description).flatMap((block) => block.citations);
  const cited = [...new Set(citations.map((citation) => citation.words))];
  const uncited = ids.filter((id) => !cited.includes(id));
  const listed = ids.filter((id) => cited.includes(id));
  return [
    ...citations.flatMap((citation) => citationProblem(citation, known)),
    ...uncited.map((id) => `source ${id} is in the list, but nothing leads to it`),
    ...(cited.filter((id) => known.has(id)).join() === listed.join()
      ? []
      : [`sources first appear in the order ${cited.join(', ')}`]),
  ];
}

/** A share of people shows its source in the same paragraph or point. */
export function figuresWithoutSource(post: BuiltInPost): readonly string[] {
  const unsourced = blocksOf(post.description).filter(
    (block) => givesShareOfPeople(block.words) && block.citations.length === 0,
  );
  const short = [post.title, post.summary].filter(givesShareOfPeople);
  return [...unsourced.map((block) => block.words), ...short].map(
    (words) => `a figure without a source: "${words}"`,
  );
}

/** Every sentence on a danger that the whole site shares; what is wrong with one is told where it is written. */
const sharedSentences: ReadonlySet<string> = new Set(
  textsRead([safetySentences, allSafetyAdvice]).flatMap(sentencesOf),
);

/** Sentences over `most` words lose a tired reader. A point without a full stop counts as one sentence. */
export function longSentences(
  post: BuiltInPost,
  most: number = MOST_WORDS_IN_A_SENTENCE,
): readonly string[] {
  return proseOf(post)
    .flatMap(sentencesOf)
    .filter((sentence) => !sharedSentences.has(sentence))
    .flatMap((sentence) => longSentencesIn(sentence, most));
}

/** Habits that make a sentence sound translated, and what to say instead. */
export function translatedHabits(post: BuiltInPost): readonly string[] {
  return proseOf(post).flatMap(translatedHabitsIn);
}

/** What no test, questionnaire or check-up can do, and what to say instead. */
export function promisesOfTests(post: BuiltInPost): readonly string[] {
  return proseOf(post).flatMap(promisesOfTestsIn);
}

/** A source leads to the page that shows the fact: the front page of a site shows none. */
export function frontPagesCited(post: BuiltInPost): readonly string[] {
  return sourcesOf(post)
    .filter((source) => isFrontPage(source.url))
    .map((source) => `source ${source.id} leads to ${source.url}, the front page of a site`);
}

/** Words we do not use about children, and what to say instead. */
export function unkindWordsUsed(post: BuiltInPost): readonly string[] {
  return proseOf(post).flatMap(unkindWordsIn);
}

/** The brand is written `{product}`, so that the site can carry another name. */
export function brandSpelled(post: BuiltInPost, site: SiteConfig): readonly string[] {
  return brandIn(JSON.stringify(post), site).map(
    (name) => `spells the brand "${name}"; write {product}`,
  );
}

/** `{product}` is the only placeholder that pages fill in. */
export function unknownPlaceholders(post: BuiltInPost): readonly string[] {
  const unknown = [...proseOf(post), post.description].flatMap((words) =>
    unknownPlaceholdersIn(words, ['{product}']),
  );
  return [...new Set(unknown)].map((placeholder) => `${placeholder} is filled in by nothing`);
}

/** Prices come from the site configuration, so that they can change without a new text. */
export function pricesNamed(post: BuiltInPost): readonly string[] {
  return proseOf(post)
    .filter(namesPrice)
    .map((words) => `names a price: "${words}"`);
}

/** An article is long enough to answer; a teaser is shorter, but says all that keeps a child safe. */
export function lengthProblems(post: BuiltInPost): readonly string[] {
  const [least, most] = lengths[post.kind];
  const words = lengthOf(post);
  return words < least || words > most ? [`has ${words} words; must have ${least} to ${most}`] : [];
}

/** The headings under `heading`, up to the next heading of its level. */
function partsUnder(blocks: readonly PostBlock[], heading: string): readonly string[] {
  const start = blocks.findIndex((block) => block.tag === 'h2' && block.words === heading);
  if (start === -1) return [];
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.tag === 'h2');
  return rest
    .slice(0, end === -1 ? rest.length : end)
    .filter((block) => block.tag === 'h3')
    .map((block) => block.words);
}

/** An article ends its advice with when to get help, in three steps of urgency. */
export function helpProblems(post: BuiltInPost): readonly string[] {
  if (post.kind !== 'article') return [];
  const parts = partsUnder(blocksOf(post.description), 'When to get help');
  // Signs that an eye hospital must see lead there, with no number to call: "go today".
  const urgent = parts.includes(eyeUrgent.heading) ? eyeUrgent.heading : 'Urgent: call today';
  const steps = ['See your doctor', urgent, 'Emergency: act now'];
  return parts.join('; ') === steps.join('; ')
    ? []
    : [`"When to get help" has the parts "${parts.join('; ')}", not "${steps.join('; ')}"`];
}

const urgencyOfHeading: Readonly<Record<string, Urgency>> = {
  'See your doctor': 'thisWeek',
  'Urgent: call today': 'today',
  [eyeUrgent.heading]: 'today',
  'Emergency: act now': 'now',
};

/** What stands under a heading of "When to get help" is as urgent as the heading says. */
export function urgencyProblemsIn(post: BuiltInPost): readonly string[] {
  let urgency: Urgency | undefined;
  return blocksOf(post.description).flatMap(({ tag, words }) => {
    if (/^h\d$/.test(tag)) urgency = urgencyOfHeading[words];
    return urgency ? urgencyProblems(urgency, [words]) : [];
  });
}

/** Where a screening or a test is spoken of, the post says that screening is not a diagnosis. */
export function screeningNotExplained(post: BuiltInPost): readonly string[] {
  const words = proseOf(post).join(' ');
  return /\bscreen(?:s|ed|ing)\b/i.test(words) && !/screening is not a diagnosis/i.test(words)
    ? ['speaks of screening without saying that a screening is not a diagnosis']
    : [];
}

/** A review ends by saying that it is a sample, because the brand and its parents are made up. */
export function sampleNotMarked(post: BuiltInPost): readonly string[] {
  if (post.kind !== 'review') return [];
  const last = blocksOf(post.description).at(-1)?.words ?? '';
  return /\bsample review\b/i.test(last) ? [] : ['does not end by saying that it is a sample'];
}

/** A text is not changed before it is posted. */
export function changedBeforePosted(post: BuiltInPost): readonly string[] {
  if (post.kind === 'review') return [];
  return post.medical.lastChangedOn < post.updatedAt
    ? [`was changed on ${post.medical.lastChangedOn}, before it was posted`]
    : [];
}

const checks: readonly PostCheck[] = [
  markupProblems,
  outlineProblems,
  linkProblems,
  helplinesNotLinked,
  citationProblems,
  figuresWithoutSource,
  (post) => longSentences(post),
  unkindWordsUsed,
  translatedHabits,
  promisesOfTests,
  frontPagesCited,
  brandSpelled,
  unknownPlaceholders,
  pricesNamed,
  lengthProblems,
  helpProblems,
  urgencyProblemsIn,
  screeningNotExplained,
  sampleNotMarked,
  changedBeforePosted,
];

/** Every problem of a post, each starting with its id. */
export function checkPost(post: BuiltInPost, site: SiteConfig): readonly string[] {
  return checks.flatMap((check) =>
    check(post, site).map((problem) => `${post.blogId}: ${problem}`),
  );
}
