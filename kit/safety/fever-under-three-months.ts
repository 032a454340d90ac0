import type { SafetyAdvice } from './safety-advice.ts';
import { dangers } from './dangers.ts';

/** The one rule for a fever, or a low temperature, in the first three months, used on every page. */
export const feverUnderThreeMonths: SafetyAdvice = {
  id: 'fever-under-three-months',
  heading: 'Fever or a low temperature in a baby under 3 months',
  intro: dangers.feverUnderThreeMonths.text,
  introSources: ['who-imci', 'nice-ng143'],
  steps: {
    heading: 'Always do this',
    points: [
      {
        text: 'Take the temperature in the armpit with an electronic thermometer.',
        sources: ['nice-ng143'],
      },
      {
        text: 'Do not give a medicine first and wait to see whether the temperature falls.',
        sources: ['nice-ng143'],
      },
      { text: 'Keep breastfeeding or giving feeds on the way.', sources: ['who-imci'] },
      {
        text: 'If your baby has a fever, do not sponge them with water, and do not wrap them up too warmly.',
        sources: ['nice-ng143'],
      },
      {
        text: 'If your baby’s temperature is less than 35.5 °C (95.9 °F), keep them warm all the way to the hospital: skin to skin under your clothes, with a cap on. Keep feeding.',
        sources: ['who-imci'],
      },
    ],
  },
  now: {
    heading: 'Go to a hospital now',
    points: [
      {
        text: 'Your baby is under 2 months and has 37.5 °C (99.5 °F) or more in the armpit, or less than 35.5 °C (95.9 °F).',
        sources: ['who-imci'],
      },
      {
        text: 'Your baby is 2 to 3 months old and has 38 °C (100.4 °F) or more.',
        sources: ['nice-ng143'],
      },
      {
        text: 'Your baby is under 3 months and feels hot, and you have no thermometer.',
        sources: ['who-imci'],
      },
      {
        text: 'At any temperature, your baby is under 3 months and is not feeding well, moves little, is hard to wake or has a seizure.',
        sources: ['who-imci', 'nice-ng143'],
      },
      {
        text: 'Your baby breathes fast: 60 or more breaths a minute under 2 months, 50 or more from 2 months.',
        sources: ['who-imci'],
      },
    ],
    helplines: ['112'],
    place: 'The emergency department of the nearest hospital',
  },
  today: {
    heading: 'See a doctor today',
    points: [
      {
        text: 'Your baby is 3 to 6 months old and has a temperature of 39 °C (102.2 °F) or more.',
        sources: ['nice-ng143'],
      },
    ],
    place: 'Your child’s doctor, or the nearest hospital',
  },
  goodToKnow: {
    heading: 'Good to know',
    points: [
      {
        text: 'Some vaccines can cause a fever. Even so, a doctor must check your baby.',
        sources: ['nice-ng143'],
      },
    ],
  },
  sources: [
    {
      id: 'nice-ng143',
      title: 'Fever in under 5s: assessment and initial management (NG143)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      updated: 2021,
      url: 'https://www.nice.org.uk/guidance/ng143/chapter/Recommendations',
    },
    {
      id: 'who-imci',
      title:
        'Integrated Management of Childhood Illness: management of the sick young infant aged up to 2 months, chart booklet',
      publisher: 'World Health Organization',
      year: 2019,
      url: 'https://www.who.int/publications/i/item/9789241516365',
    },
  ],
};
