import type { OfferingContent } from '../offering-schema.ts';

/** Hearing, `/{product}-offerings/hearing`. 'Take Test', the app test and its ages are the specification's. */
export const hearingOffering = {
  path: '/{product}-offerings/hearing',
  topic: 'physical',
  name: 'Hearing',
  head: {
    title: 'Hearing test for children | {product}',
    description:
      'Take a hearing test online with headphones. An app test for ages 4 and up is coming. What to do before and after.',
  },
  chip: 'Hearing',
  heading: 'Does your child hear you well?',
  lead: 'Children with a hearing loss may look dreamy or stubborn. A short test at home can tell you whether to have it checked.',
  picture: {
    src: 'illustrations/offering-hearing.svg',
    alt: 'A girl with headphones taps a tablet when she hears a sound, her mother beside her',
    width: 400,
    height: 300,
  },
  about: { type: 'MedicalTest', name: 'Hearing screening' },
  ages: { from: 4, to: 16 },
  cards: {
    heading: 'Two ways to test',
    intro: 'Both are screenings. They cannot tell why a child does not hear well.',
    items: [
      {
        kind: 'external',
        title: 'Online hearing test',
        text: 'Your child listens through headphones and tells you when a sound is there.',
        picture: {
          src: 'illustrations/hearing-check.svg',
          alt: 'A boy with headphones raises his hand while a doctor watches a screen',
          width: 400,
          height: 300,
        },
        to: 'hearingTest',
        action: 'Take Test',
      },
      {
        kind: 'soon',
        title: 'Hearing test in the app',
        text: 'A game-like test on your phone, for ages 4 and up.',
        picture: {
          src: 'illustrations/hearing-app.svg',
          alt: 'A phone shows a sound wave and a smiling elephant, a boy holds headphones beside it',
          width: 400,
          height: 300,
        },
        about: 'The hearing test in the app',
      },
    ],
  },
  goodToKnow: {
    heading: 'For a fair test',
    items: [
      {
        heading: 'A quiet room',
        text: 'Switch off the fan, the television and the mixer. Choose a calm time of the day.',
      },
      {
        heading: 'Not during a cold',
        text: 'A blocked nose or a sore ear changes the result. Wait until your child is well.',
      },
      {
        heading: 'Trust what you notice',
        text: 'If you are worried, see a doctor, even when the test sounds fine. A screening is not a diagnosis.',
      },
    ],
  },
  more: [
    { label: 'Hearing in early childhood', to: '/blog/104' },
    { label: 'The physical check-up', to: '/assessments/physical' },
  ],
} satisfies OfferingContent;
