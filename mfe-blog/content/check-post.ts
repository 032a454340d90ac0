import type { MedicalSource } from '@site/kit/api/medical-facts.ts';
import { dangers, safetyAdvice, safetySentences } from '@site/kit/safety/safety.ts';
import type { Urgency } from '@site/kit/safety/safety-schema.ts';
import { sitePath } from '@site/kit/content/linked-text.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import {
  brandIn,
  correctedFigureIn,
  countWords,
  givesShareOfPeople,
  isFrontPage,
  longSentencesIn,
  namesPrice,
  sentencesOf,
  wordingProblems,
  TARGET_SENTENCE_WORDS,
} from '@site/kit/content/prose-checks.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { dangersWordedOtherwise } from '@site/kit/safety/danger-wordings.ts';
import { urgencyProblems } from '@site/kit/safety/urgency-problems.ts';
import * as v from 'valibot';
import { safetyProblems } from './check-safety.ts';
import type { BuiltInPost } from './post-schema.ts';
import type { PostBlock } from './post-words.ts';

/** A built-in post with its text in blocks. */
export type PostInBlocks = BuiltInPost & { blocks: readonly PostBlock[] };

/** Checks that a schema cannot make on a post. Each returns a list of problems; empty means none. */
type PostCheck = (post: PostInBlocks, site: SiteConfig) => readonly string[];

/** Minimum and maximum words of each kind of post, with the cards on dangers. */
const lengths: Readonly<Record<BuiltInPost['kind'], readonly [number, number]>> = {
  article: [1000, 2200],
  teaser: [90, 2000],
  review: [80, 150],
};

function sourcesOf(post: PostInBlocks): readonly MedicalSource[] {
  return post.kind === 'review' ? [] : post.medical.sources;
}

/** Words in a post, with headings but without source numbers. */
function lengthOf(post: PostInBlocks): number {
  return post.blocks.reduce((sum, block) => sum + countWords(block.words), 0);
}

/** All text of ours that a reader sees. Titles of publications are not. */
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

/** No empty headings, paragraphs or list items, and no `h3` before an `h2`. */
function outlineProblems(post: PostInBlocks): readonly string[] {
  const { blocks } = post;
  const firstSection = blocks.findIndex((block) => block.tag === 'h2');
  const firstPart = blocks.findIndex((block) => block.tag === 'h3');
  return [
    ...blocks.filter((block) => block.words === '').map((block) => `an empty ${block.tag}`),
    ...(firstPart !== -1 && (firstSection === -1 || firstPart < firstSection)
      ? ['an h3 comes before the first h2']
      : []),
  ];
}

/** A link must lead to a page of the site or a heading of the post, or dial a helpline, and its text must match. */
function linkProblems(post: PostInBlocks, site: SiteConfig): readonly string[] {
  const helplines = new Set(site.helplines.map((helpline) => helpline.number));
  const headings = new Set(post.blocks.map(({ id }) => `#${id}`));
  return post.blocks
    .flatMap((block) => block.links)
    .flatMap(({ href, words }) => {
      if (/^(?:click )?(?:here|more|link)$/i.test(words.trim())) {
        return [`a link reads "${words}", which does not say where it goes`];
      }
      if (href.startsWith('#')) {
        return headings.has(href)
          ? []
          : [`a link goes to ${href}, which is no heading of the post`];
      }
      if (!href.startsWith('tel:')) {
        return v.safeParse(sitePath, href).success
          ? []
          : [`a link goes to ${href}, which is not a path on this site`];
      }
      const number = href.slice('tel:'.length);
      if (!helplines.has(number)) return [`a link dials ${number}, which is not a helpline`];
      return words === number ? [] : [`a link reads "${words}" and dials ${number}`];
    });
}

/** A helpline must be a link, so that a worried parent can tap it. */
function unlinkedHelplines(post: PostInBlocks, site: SiteConfig): readonly string[] {
  const helplines = new Set(site.helplines.map((helpline) => helpline.number));
  return post.blocks.flatMap((block) => {
    const dialled = new Set(block.links.map((link) => link.href.replace('tel:', '')));
    return (block.words.match(/\b\d{3,5}\b/g) ?? [])
      .filter((number) => helplines.has(number) && !dialled.has(number))
      .map((number) => `${number} is not a link in "${block.words}"`);
  });
}

/** A proportion of people must cite a source in the same paragraph or list item. */
function figuresWithoutSource(post: PostInBlocks): readonly string[] {
  const unsourced = post.blocks.filter(
    (block) => givesShareOfPeople(block.words) && !block.isCited,
  );
  const short = [post.title, post.summary].filter(givesShareOfPeople);
  return [...unsourced.map((block) => block.words), ...short].map(
    (words) => `a figure without a source: "${words}"`,
  );
}

/** A figure that the note of a source corrects must not be printed in the text. */
function correctedFigures(post: PostInBlocks): readonly string[] {
  return post.blocks
    .filter(({ isCited }) => isCited)
    .flatMap(({ words }) => sourcesOf(post).flatMap(({ note }) => correctedFigureIn(words, note)));
}

/** Sentences about dangers shared by the whole site; they are checked where they are defined. */
const sharedSentences: ReadonlySet<string> = new Set(
  readableTexts([safetySentences, dangers, safetyAdvice]).flatMap(sentencesOf),
);

/** Sentences over `most` words lose a tired reader. A list item without a full stop counts as one sentence. */
function longSentences(
  post: PostInBlocks,
  most: number = TARGET_SENTENCE_WORDS,
): readonly string[] {
  return proseOf(post)
    .flatMap(sentencesOf)
    .filter((sentence) => !sharedSentences.has(sentence))
    .flatMap((sentence) => longSentencesIn(sentence, most));
}

/** A source must link to the page that states the fact, not a site's front page. */
function citedFrontPages(post: PostInBlocks): readonly string[] {
  return sourcesOf(post)
    .filter((source) => isFrontPage(source.url))
    .map((source) => `source ${source.id} links to ${source.url}, which is a front page`);
}

/** The brand is written `{product}`, so that the site can be rebranded. */
function spelledOutBrand(post: PostInBlocks, site: SiteConfig): readonly string[] {
  return brandIn(JSON.stringify(post), site).map(
    (name) => `spells out the brand "${name}"; write {product}`,
  );
}

/** `{product}` is the only placeholder that pages fill in, in addresses too. */
function misusedWords(post: PostInBlocks): readonly string[] {
  const links = post.blocks.flatMap((block) => block.links.map(({ href }) => href));
  const problems = [...proseOf(post), ...links].flatMap((words) =>
    wordingProblems(words, ['{product}']),
  );
  return [...new Set(problems)];
}

/** Prices come from the site configuration, so that they can change without an edit. */
function pricesNamed(post: PostInBlocks): readonly string[] {
  return proseOf(post)
    .filter(namesPrice)
    .map((words) => `states a price: "${words}"`);
}

/** An article must be long enough to answer; a teaser is shorter, but says all that keeps a child safe. */
function lengthProblems(post: PostInBlocks): readonly string[] {
  const [least, most] = lengths[post.kind];
  const words = lengthOf(post);
  return words < least || words > most ? [`has ${words} words; must have ${least} to ${most}`] : [];
}

/** The headings below `heading`, up to the next one of its level. */
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

/** For signs that a hospital must see the same day, without a number to call. */
const GO_TODAY = 'Urgent: go today';

/** An article must end with when to get help, in three levels of urgency. */
function helpProblems(post: PostInBlocks): readonly string[] {
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

/** The text below a "When to get help" heading must be as urgent as the heading. */
function urgencyProblemsIn(post: PostInBlocks): readonly string[] {
  let urgency: Urgency | undefined;
  return post.blocks.flatMap(({ tag, words }) => {
    if (/^h\d$/.test(tag)) urgency = urgencyOfHeading[words];
    return urgency ? [...urgencyProblems(urgency, [words]), ...dangersWordedOtherwise(words)] : [];
  });
}

/** A post that mentions a screening or test must say that screening is not a diagnosis. */
function unexplainedScreening(post: PostInBlocks): readonly string[] {
  const words = proseOf(post).join(' ');
  return /\bscreen(?:s|ed|ing)\b/i.test(words) && !/screening is not a diagnosis/i.test(words)
    ? ['mentions screening without saying that it is not a diagnosis']
    : [];
}

/** A review must end by saying that it is a sample, because the brand and its parents are made up. */
function unmarkedSample(post: PostInBlocks): readonly string[] {
  if (post.kind !== 'review') return [];
  const last = post.blocks.at(-1)?.words ?? '';
  return /\bsample review\b/i.test(last) ? [] : ['does not end with a note that it is a sample'];
}

/** A post can't have been edited before it was published. */
function changedBeforePublished(post: PostInBlocks): readonly string[] {
  if (post.kind === 'review') return [];
  return post.medical.lastChangedOn < post.updatedAt
    ? [`was changed on ${post.medical.lastChangedOn}, before it was published`]
    : [];
}

const checks: readonly PostCheck[] = [
  outlineProblems,
  linkProblems,
  unlinkedHelplines,
  figuresWithoutSource,
  correctedFigures,
  (post) => longSentences(post),
  misusedWords,
  citedFrontPages,
  spelledOutBrand,
  pricesNamed,
  lengthProblems,
  helpProblems,
  urgencyProblemsIn,
  safetyProblems,
  unexplainedScreening,
  unmarkedSample,
  changedBeforePublished,
];

/** All problems of a post. */
export function checkPost(post: PostInBlocks, site: SiteConfig): readonly string[] {
  return checks.flatMap((check) => check(post, site));
}
