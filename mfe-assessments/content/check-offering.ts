import { safetySentence } from '@site/kit/safety/safety.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import {
  givesShareOfPeople,
  longSentencesIn,
  namesPrice,
  siteFactsIn,
  TARGET_SENTENCE_WORDS,
  wordingProblems,
} from '@site/kit/content/prose-checks.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { careProblems, checkMedicalText } from './check-medical-text.ts';
import { claimsOfTests } from './check-safety.ts';
import type { OfferingContent } from './offering-schema.ts';

/** Fields of an offering without prose. */
const notRead = ['path', 'spot', 'colour', 'type'];

/**
 * Checks that a schema cannot make on an offering page; empty means no problems. What it says about health is checked
 * as medical text. Everything else has no sources, so it must make no claim that needs one, and prices are configured.
 */
export function checkOffering(
  { health, ...offer }: OfferingContent,
  site: SiteConfig,
): readonly string[] {
  const ofHealth = health ? [...checkMedicalText(health, site), ...careProblems(health, site)] : [];
  const ofOffer = readableTexts(offer, notRead).flatMap((text) => [
    ...longSentencesIn(text, TARGET_SENTENCE_WORDS),
    ...wordingProblems(text, ['{product}']),
    ...siteFactsIn(text, site).map(
      (fact) => `spells "${fact}", which is in the site configuration`,
    ),
    ...(givesShareOfPeople(text)
      ? [`states a proportion of people without a source: "${text}"`]
      : []),
    ...(namesPrice(text) ? [`states a price: "${text}"`] : []),
  ]);
  return [...ofHealth, ...ofOffer, ...unclearAboutTests(offer)];
}

/** What parents must know before they pay for a questionnaire or take a test. */
function unclearAboutTests({
  assessments,
  cards,
}: Omit<OfferingContent, 'health'>): readonly string[] {
  const said = readableTexts([assessments, cards], notRead).join(' ');
  const required = [
    ...(assessments ? [safetySentence('accuracyUnknown'), 'do not cover a visit to a doctor'] : []),
    ...(cards.items.some(({ kind }) => kind === 'external')
      ? [safetySentence('resultThatLooksFine')]
      : []),
  ];
  return [
    ...(assessments ? claimsOfTests(assessments) : []),
    ...required
      .filter((words) => !said.includes(words))
      .map((words) => `the offering must say: "${words}"`),
  ];
}
