import { asSentence, dangers } from './dangers.ts';
import type { SafetyAdvice } from './safety-advice.ts';

/** First aid for a seizure, and what to do afterwards. */
export const seizure: SafetyAdvice = {
  id: 'seizure',
  heading: 'Seizure (fit)',
  intro:
    'A child who has a seizure may fall, stiffen and jerk, or stare and not answer. Most seizures stop by themselves within a few minutes. Jerking that goes on is an emergency, while short runs of nods or stiffening in a baby need a doctor the same day.',
  introSources: ['cdc-seizure', 'nice-ng217'],
  steps: {
    heading: 'During a seizure',
    points: [
      {
        text: 'Stay with your child, and note the time at which it started.',
        sources: ['cdc-seizure'],
      },
      {
        text: 'Lay your child on their side. Move hard things away, and put something soft under the head.',
        sources: ['cdc-seizure'],
      },
      { text: 'Do not hold your child down.', sources: ['cdc-seizure'] },
      {
        text: 'Put nothing in the mouth: no spoon, no water, no food and no fingers.',
        sources: ['cdc-seizure'],
      },
      {
        text: 'If a doctor has given you a rescue medicine for seizures, give it as you were shown.',
        sources: ['nice-ng217'],
      },
      {
        text: 'Stay until your child is fully awake. Only then give food or drink.',
        sources: ['cdc-seizure'],
      },
    ],
  },
  now: {
    heading: 'Call for an ambulance now',
    points: [
      { text: 'The seizure lasts more than 5 minutes.', sources: ['cdc-seizure', 'nice-ng217'] },
      { text: 'It is your child’s first seizure.', sources: ['cdc-seizure'] },
      {
        text: 'Your child has another seizure soon after the first, or does not wake up between them.',
        sources: ['cdc-seizure'],
      },
      {
        text: 'Afterwards your child does not wake up or has trouble breathing.',
        sources: ['cdc-seizure'],
      },
      {
        text: 'Your child was hurt, or was in water during the seizure.',
        sources: ['cdc-seizure'],
      },
      { text: 'Your child has diabetes or heart disease.', sources: ['cdc-seizure'] },
      {
        text: 'Your child is ill as well, for example with a fever.',
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
        text: 'Your child has had seizures before and this one was short, but it was unlike the others.',
      },
      { ...asSentence(dangers.spasms), sources: ['nice-ng217'] },
    ],
    place: 'Your child’s doctor, or the nearest hospital',
  },
  thisWeek: {
    heading: 'See a doctor this week',
    points: [
      {
        text: 'Your child has blank spells, or single sudden jerks, that you cannot explain. Film one if you can.',
        sources: ['nice-ng217'],
      },
    ],
  },
  sources: [
    {
      id: 'cdc-seizure',
      title: 'First Aid for Seizures',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/epilepsy/first-aid-for-seizures/index.html',
    },
    {
      id: 'who-imci',
      title: 'Integrated Management of Childhood Illness: chart booklet (March 2014)',
      publisher: 'World Health Organization',
      year: 2014,
      url: 'https://www.who.int/publications/m/item/integrated-management-of-childhood-illness---chart-booklet-(march-2014)',
    },
    {
      id: 'nice-ng217',
      title: 'Epilepsies in children, young people and adults (NG217)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2022,
      updated: 2025,
      url: 'https://www.nice.org.uk/guidance/ng217/chapter/Recommendations',
    },
  ],
};
