import type { SafetyAdvice } from './safety-advice.ts';
import { asSentence, dangers } from './dangers.ts';
import { safetySentences } from './safety-sentences.ts';

/** Advice for a child who loses a skill, at any age. */
export const lossOfSkills: SafetyAdvice = {
  id: 'loss-of-skills',
  heading: 'Loss of a skill your child had',
  intro: safetySentences.lossOfSkills,
  introSources: ['nice-cg128', 'nice-ng127'],
  steps: {
    heading: 'Always do this',
    points: [
      { text: 'Do not wait to see whether the skill comes back by itself.' },
      {
        text: 'Write down which words, movements or ways of playing your child has lost, and since when.',
      },
      { text: 'Show the doctor an older video and a new one, if you have them.' },
      { text: safetySentences.lossOfSkillsWhoFirst, sources: ['nice-cg128'] },
    ],
  },
  now: {
    heading: 'Call or go to the nearest hospital now',
    points: [
      { text: 'Your child cannot be woken, or is suddenly very drowsy or confused.' },
      {
        text: 'Your child suddenly cannot move one side, or the face droops on one side.',
        sources: ['nice-ng127'],
      },
      { text: 'Your child has a seizure for the first time.', sources: ['cdc-seizure'] },
    ],
    helplines: ['112'],
    place: 'The emergency department of the nearest hospital',
  },
  today: {
    heading: 'See a doctor today',
    points: [{ ...asSentence(dangers.lostBalance), sources: ['nice-ng127'] }],
    place: 'A paediatrician, or the nearest hospital',
  },
  thisWeek: {
    heading: 'See a doctor this week',
    points: [
      {
        urgency: 'thisWeek',
        text: 'Your child has lost words, babble, gestures, eye contact, play or any other skill, at any age.',
        sources: ['nice-cg128'],
      },
    ],
  },
  sources: [
    {
      id: 'nice-cg128',
      title: 'Autism spectrum disorder in under 19s: recognition, referral and diagnosis (CG128)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2011,
      updated: 2017,
      url: 'https://www.nice.org.uk/guidance/cg128/chapter/Recommendations',
    },
    {
      id: 'nice-ng127',
      title: 'Suspected neurological conditions: recognition and referral (NG127)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      updated: 2023,
      url: 'https://www.nice.org.uk/guidance/ng127/chapter/Recommendations-for-children-aged-under-16',
    },
    {
      id: 'cdc-seizure',
      title: 'First Aid for Seizures',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/epilepsy/first-aid-for-seizures/index.html',
    },
  ],
};
