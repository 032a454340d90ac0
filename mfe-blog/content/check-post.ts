import type { MedicalSource } from '@site/kit/api/medical-facts.ts';
import { allSafetyAdvice } from '@site/kit/safety/all-safety-advice.ts';
import { dangers, type Urgency } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { sitePath } from '@site/kit/content/linked-text.ts';
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
import type { BuiltInPost } from './post-schema.ts';
import type { PostBlock } from './post-words.ts';

/** A post that is part of the site, with the blocks of its words. */
export type PostInBlocks = BuiltInPost & { blocks: readonly PostBlock[] };

/**
 * What a schema cannot see in a post. Every check gives the list of what is wrong, in words;
 * an empty list means nothing is wrong.
 */
type PostCheck = (post: PostInBlocks, site: SiteConfig) => readonly string[];

/** How many words a post of each kind has, from and to. */
const lengths: Readonly<Record<BuiltInPost['kind'], readonly [number, number]>> = {
  article: [1000, 2200],
  teaser: [90, 850],
  review: [80, 150],
};

function sourcesOf(post: PostInBlocks): readonly MedicalSource[] {
  return post.kind === 'review' ? [] : post.medical.sources;
}

/** How many words the text of a post has, headings included and raised numbers not. */
export function lengthOf(post: PostInBlocks): number {
  return post.blocks.reduce((sum, block) => sum + countWords(block.words), 0);
}

/** Every text of ours that a reader sees. The titles of publications keep their own words. */
function proseOf(post: PostInBlocks): readonly string[] {
  return [
    post.title,
    post.category.label,
    post.summary,
    post.thumbnail.alt,
    ...post.blocks.map((block) => block.words),
    ...sourcesOf(post).flatMap((source) => (source.note === undefined ? [] : [source.note])),
  ];
}

/** No heading, paragraph or point without words, and no third-level heading before a second-level one. */
export function outlineProblems(post: PostInBlocks): readonly string[] {
  const { blocks } = post;
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
export function linkProblems(post: PostInBlocks, site: SiteConfig): readonly string[] {
  const helplines = new Set(site.helplines.map((helpline) => helpline.number));
  return post.blocks
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
export function helplinesNotLinked(post: PostInBlocks, site: SiteConfig): readonly string[] {
  const helplines = new Set(site.helplines.map((helpline) => helpline.number));
  return post.blocks.flatMap((block) => {
    const dialled = new Set(block.links.map((link) => link.href.replace('tel:', '')));
    return (block.words.match(/\b\d{3,5}\b/g) ?? [])
      .filter((number) => helplines.has(number) && !dialled.has(number))
      .map((number) => `${number} is not a link in "${block.words}"`);
  });
}

/** A share of people shows its source in the same paragraph or point. */
export function figuresWithoutSource(post: PostInBlocks): readonly string[] {
  const unsourced = post.blocks.filter(
    (block) => givesShareOfPeople(block.words) && !block.isCited,
  );
  const short = [post.title, post.summary].filter(givesShareOfPeople);
  return [...unsourced.map((block) => block.words), ...short].map(
    (words) => `a figure without a source: "${words}"`,
  );
}

/** Every sentence on a danger that the whole site shares; what is wrong with one is told where it is written. */
const sharedSentences: ReadonlySet<string> = new Set(
  textsRead([safetySentences, dangers, allSafetyAdvice]).flatMap(sentencesOf),
);

/** Sentences over `most` words lose a tired reader. A point without a full stop counts as one sentence. */
export function longSentences(
  post: PostInBlocks,
  most: number = MOST_WORDS_IN_A_SENTENCE,
): readonly string[] {
  return proseOf(post)
    .flatMap(sentencesOf)
    .filter((sentence) => !sharedSentences.has(sentence))
    .flatMap((sentence) => longSentencesIn(sentence, most));
}

/** Habits that make a sentence sound translated, and what to say instead. */
export function translatedHabits(post: PostInBlocks): readonly string[] {
  return proseOf(post).flatMap(translatedHabitsIn);
}

/** What no test, questionnaire or check-up can do, and what to say instead. */
export function promisesOfTests(post: PostInBlocks): readonly string[] {
  return proseOf(post).flatMap(promisesOfTestsIn);
}

/** A source leads to the page that shows the fact: the front page of a site shows none. */
export function frontPagesCited(post: PostInBlocks): readonly string[] {
  return sourcesOf(post)
    .filter((source) => isFrontPage(source.url))
    .map((source) => `source ${source.id} leads to ${source.url}, the front page of a site`);
}

/** Words we do not use about children, and what to say instead. */
export function unkindWordsUsed(post: PostInBlocks): readonly string[] {
  return proseOf(post).flatMap(unkindWordsIn);
}

/** The brand is written `{product}`, so that the site can carry another name. */
export function brandSpelled(post: PostInBlocks, site: SiteConfig): readonly string[] {
  return brandIn(JSON.stringify(post), site).map(
    (name) => `spells the brand "${name}"; write {product}`,
  );
}

/** `{product}` is the only placeholder that pages fill in. */
export function unknownPlaceholders(post: PostInBlocks): readonly string[] {
  const unknown = [...proseOf(post), post.description].flatMap((words) =>
    unknownPlaceholdersIn(words, ['{product}']),
  );
  return [...new Set(unknown)].map((placeholder) => `${placeholder} is filled in by nothing`);
}

/** Prices come from the site configuration, so that they can change without a new text. */
export function pricesNamed(post: PostInBlocks): readonly string[] {
  return proseOf(post)
    .filter(namesPrice)
    .map((words) => `names a price: "${words}"`);
}

/** An article is long enough to answer; a teaser is shorter, but says all that keeps a child safe. */
export function lengthProblems(post: PostInBlocks): readonly string[] {
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

/** Signs that a hospital must see the same day lead there, with no number to call. */
const GO_TODAY = 'Urgent: go today';

/** An article ends its advice with when to get help, in three steps of urgency. */
export function helpProblems(post: PostInBlocks): readonly string[] {
  if (post.kind !== 'article') return [];
  const parts = partsUnder(post.blocks, 'When to get help');
  const urgent = parts.includes(GO_TODAY) ? GO_TODAY : 'Urgent: call today';
  const steps = ['See your doctor', urgent, 'Emergency: act now'];
  return parts.join('; ') === steps.join('; ')
    ? []
    : [`"When to get help" has the parts "${parts.join('; ')}", not "${steps.join('; ')}"`];
}

const urgencyOfHeading: Readonly<Record<string, Urgency>> = {
  'See your doctor': 'thisWeek',
  'Urgent: call today': 'today',
  [GO_TODAY]: 'today',
  'Emergency: act now': 'now',
};

/** What stands under a heading of "When to get help" is as urgent as the heading says. */
export function urgencyProblemsIn(post: PostInBlocks): readonly string[] {
  let urgency: Urgency | undefined;
  return post.blocks.flatMap(({ tag, words }) => {
    if (/^h\d$/.test(tag)) urgency = urgencyOfHeading[words];
    return urgency ? urgencyProblems(urgency, [words]) : [];
  });
}

/** Where a screening or a test is spoken of, the post says that screening is not a diagnosis. */
export function screeningNotExplained(post: PostInBlocks): readonly string[] {
  const words = proseOf(post).join(' ');
  return /\bscreen(?:s|ed|ing)\b/i.test(words) && !/screening is not a diagnosis/i.test(words)
    ? ['speaks of screening without saying that a screening is not a diagnosis']
    : [];
}

/** A review ends by saying that it is a sample, because the brand and its parents are made up. */
export function sampleNotMarked(post: PostInBlocks): readonly string[] {
  if (post.kind !== 'review') return [];
  const last = post.blocks.at(-1)?.words ?? '';
  return /\bsample review\b/i.test(last) ? [] : ['does not end by saying that it is a sample'];
}

/** A text is not changed before it is posted. */
export function changedBeforePosted(post: PostInBlocks): readonly string[] {
  if (post.kind === 'review') return [];
  return post.medical.lastChangedOn < post.updatedAt
    ? [`was changed on ${post.medical.lastChangedOn}, before it was posted`]
    : [];
}

const checks: readonly PostCheck[] = [
  outlineProblems,
  linkProblems,
  helplinesNotLinked,
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

/** Every problem of a post. */
export function checkPost(post: PostInBlocks, site: SiteConfig): readonly string[] {
  return checks.flatMap((check) => check(post, site));
}
