import { contentOf, wordsOf } from '../content/content-of.ts';
import fever from './content/advice/fever-under-three-months.yaml';
import lossOfSkills from './content/advice/loss-of-skills.yaml';
import poisoning from './content/advice/poisoning.yaml';
import seizure from './content/advice/seizure.yaml';
import sexualAbuse from './content/advice/sexual-abuse.yaml';
import suicide from './content/advice/suicide-and-self-harm.yaml';
import cardWordsDocument from './content/card-words.yaml';
import dangersDocument from './content/dangers.yaml';
import sentencesDocument from './content/sentences.yaml';
import stripsDocument from './content/strips.yaml';
import type { Dangers, DangerStrips, SafetyAdvice, SafetyAdviceId } from './safety-schema.ts';

/*
 * What pages say about dangers, from the documents in `content/`. Each danger has a single wording and urgency, so that
 * no page can contradict another.
 */

export const dangers = contentOf<Dangers>(dangersDocument);

export const safetySentences = contentOf<Readonly<Record<string, string>>>(sentencesDocument);

export const dangerStrips = contentOf<DangerStrips>(stripsDocument);

/** Text of the cards about help and of the list of sources. */
export const cardWords = wordsOf(cardWordsDocument);

export const safetyAdvice: Readonly<Record<SafetyAdviceId, SafetyAdvice>> = {
  'suicide-and-self-harm': contentOf(suicide),
  seizure: contentOf(seizure),
  'sexual-abuse': contentOf(sexualAbuse),
  poisoning: contentOf(poisoning),
  'fever-under-three-months': contentOf(fever),
  'loss-of-skills': contentOf(lossOfSkills),
};

export function dangerText(name: string): string {
  const found = dangers[name];
  if (found) return found.text;
  throw new Error(`kit/safety/content/dangers.yaml has no danger "${name}".`);
}

export function safetySentence(name: string): string {
  const found = safetySentences[name];
  if (found !== undefined) return found;
  throw new Error(`kit/safety/content/sentences.yaml has no sentence "${name}".`);
}
