import { countWords, TARGET_SENTENCE_WORDS } from '@site/kit/content/prose-checks.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { AgeRange } from './card-schema.ts';
import { careProblems, checkMedicalText, longSentences } from './check-medical-text.ts';
import { milestoneProblems } from './check-milestones.ts';
import { safetyProblems } from './check-safety.ts';
import { helpAtSchoolPath } from './paths.ts';
import type { ConditionContent } from './condition-schema.ts';
import { proseOf } from './prose-of.ts';

/**
 * Checks that a schema cannot make on a condition page. Each returns a list of problems with their location; empty
 * means none.
 */
type ConditionCheck = (condition: ConditionContent, site: SiteConfig) => readonly string[];

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((match) =>
    Number(match[0].replaceAll(',', '')),
  );
}

/** A claim about the product may only state the number of questions and the ages of its bands. */
function inventedProductFigures(condition: ConditionContent): readonly string[] {
  const allowed = new Set([
    condition.questionCount,
    ...condition.ageBands.flatMap((band) =>
      band.to === null ? [band.from] : [band.from, band.to],
    ),
  ]);
  return proseOf(condition).flatMap((prose) =>
    prose.kind === 'cited' && prose.productFact
      ? numbersIn(prose.text)
          .filter((figure) => !allowed.has(figure))
          .map(
            (figure) =>
              `${prose.path} claims ${figure}, which is neither the number of questions nor an age`,
          )
      : [],
  );
}

/** The youngest and oldest age in a list of ranges, in months. */
function span(ages: readonly AgeRange[]): string {
  const months = ages.map(({ from, to, unit }) => {
    const each = unit === 'years' ? 12 : 1;
    return { from: from * each, to: to === null ? Infinity : to * each };
  });
  const youngest = Math.min(...months.map(({ from }) => from));
  return `${youngest} to ${Math.max(...months.map(({ to }) => to))} months`;
}

/** A condition's card must promise the ages of its page. */
function agesOfCard({ card, ageBands }: ConditionContent): readonly string[] {
  const [ofPage, ofCard] = [span(ageBands), span(card.ages ?? ageBands)];
  return ofPage === ofCard ? [] : [`card.ages is ${ofCard}, but the page is for ${ofPage}`];
}

/** The price that the specification gives a condition. */
function priceOfAnother({ slug, topic, priceKey }: ConditionContent): readonly string[] {
  const ofTopic = topic === 'learning' ? 'learningCondition' : 'behaviouralCondition';
  const expected = slug === 'developmentalMilestone' ? slug : ofTopic;
  return priceKey === expected ? [] : [`priceKey must be ${expected}`];
}

/** Pages on what the Act names lead to the guide on rights at school. */
function rightsProblems({ topic, slug, related, livingWith }: ConditionContent): readonly string[] {
  const isLearning = topic === 'learning';
  const atSchool = livingWith.groups.filter((group) => group.atSchool).length;
  return [
    ...((isLearning || slug === 'autism') && !related.some(({ href }) => href === helpAtSchoolPath)
      ? [`related must link to ${helpAtSchoolPath}`]
      : []),
    ...(isLearning && atSchool !== 1 ? ['livingWith must have one group with atSchool'] : []),
  ];
}

/** What a worried parent can read of a condition, apart from sources, the danger cards and the words of its links. */
const MOST_WORDS = 2800;

const notOnThePage = /^(?:sources|head|card|related|writtenBy|alsoCalled|name)\b|\.(?:src|alt)$/;

/** A page by age shows the signs of one age; all others are hidden until the parent chooses theirs. */
function tooLong(condition: ConditionContent): readonly string[] {
  const { signs } = condition;
  const isByAge = signs.kind === 'groups' && signs.byAge === true;
  const isShown = ({ path }: { path: string }) =>
    !notOnThePage.test(path) && !(isByAge && /^(?:signs\.groups|ageBands)\.(?!0\b)/.test(path));
  const words = proseOf(condition)
    .filter(isShown)
    .reduce((sum, { text }) => sum + countWords(text), 0);
  return words > MOST_WORDS ? [`has ${words} words; must have at most ${MOST_WORDS}`] : [];
}

/** Pages for parents who find long texts hard themselves. */
const inShortSentences: ReadonlySet<string> = new Set(['adhd']);

const checks: readonly ConditionCheck[] = [
  checkMedicalText,
  careProblems,
  inventedProductFigures,
  agesOfCard,
  priceOfAnother,
  rightsProblems,
  tooLong,
  safetyProblems,
  (page) => (page.slug === 'developmentalMilestone' ? milestoneProblems(page) : []),
  (page) => (inShortSentences.has(page.slug) ? longSentences(page, TARGET_SENTENCE_WORDS) : []),
];

/** All problems of a condition page, each prefixed with its slug. */
export function checkCondition(condition: ConditionContent, site: SiteConfig): readonly string[] {
  return checks.flatMap((check) =>
    check(condition, site).map((problem) => `${condition.slug}: ${problem}`),
  );
}
