import type { SiteConfig } from '@site/kit/site.ts';
import {
  givesShareOfPeople,
  longSentencesIn,
  namesPrice,
  siteFactsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  TARGET_SENTENCE_WORDS,
} from '@site/kit/content/prose-checks.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { checkMedicalText, helplineProblems } from './check-medical-text.ts';
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
  const ofHealth = health
    ? [...checkMedicalText(health, site), ...helplineProblems(health, site)]
    : [];
  const ofOffer = readableTexts(offer, notRead).flatMap((text) => [
    ...longSentencesIn(text, TARGET_SENTENCE_WORDS),
    ...unkindWordsIn(text),
    ...siteFactsIn(text, site).map(
      (fact) => `spells "${fact}", which is in the site configuration`,
    ),
    ...unknownPlaceholdersIn(text, ['{product}']).map(
      (name) => `uses the unknown placeholder ${name}`,
    ),
    ...(givesShareOfPeople(text)
      ? [`states a proportion of people without a source: "${text}"`]
      : []),
    ...(namesPrice(text) ? [`states a price: "${text}"`] : []),
  ]);
  return [...ofHealth, ...ofOffer];
}
