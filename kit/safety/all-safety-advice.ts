import { feverUnderThreeMonths } from './fever-under-three-months.ts';
import { lossOfSkills } from './loss-of-skills.ts';
import { poisoning } from './poisoning.ts';
import type { SafetyAdvice, SafetyAdviceId } from './safety-advice.ts';
import { seizure } from './seizure.ts';
import { sexualAbuse } from './sexual-abuse.ts';
import { suicideAndSelfHarm } from './suicide-and-self-harm.ts';

/** All safety advice by id, so that a page can list the cards it shows. */
export const allSafetyAdvice: Readonly<Record<SafetyAdviceId, SafetyAdvice>> = {
  'suicide-and-self-harm': suicideAndSelfHarm,
  seizure,
  'sexual-abuse': sexualAbuse,
  poisoning,
  'fever-under-three-months': feverUnderThreeMonths,
  'loss-of-skills': lossOfSkills,
};
