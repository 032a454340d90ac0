import type { OfferingContent } from '../offering-schema.ts';

/** Biometric monitoring, `/{product}-offerings/biometric`. One card, over 12 biomarkers, not there yet. */
export const biometricOffering = {
  path: '/{product}-offerings/biometric',
  topic: 'physical',
  name: 'Biometric monitoring',
  head: {
    title: 'Biometric monitoring for children | {product}',
    description:
      'A gentle way to follow over 12 biomarkers of your child over time is coming. What a biomarker is, and what you can do today.',
  },
  chip: 'Biometric monitoring',
  heading: 'Small numbers that tell how your child is doing',
  lead: 'A biomarker is a sign from the body that can be measured, such as the pulse. Followed over time, it shows change early.',
  picture: {
    src: 'illustrations/offering-biometric.svg',
    alt: 'A boy with a wrist band runs with a kite, and a chart of his pulse rises beside him',
    width: 400,
    height: 300,
  },
  about: { type: 'MedicalTest', name: 'Biometric monitoring' },
  ages: { from: 0, to: 16 },
  cards: {
    heading: 'What is on the way',
    intro: 'We are still building it, and will open it when it is ready.',
    items: [
      {
        kind: 'soon',
        title: 'Biometric monitoring',
        text: 'Tracks over 12 biomarkers and shows them to you in plain words.',
        picture: {
          src: 'illustrations/app-report.svg',
          alt: 'A mother looks at a large phone that shows a child’s report',
          width: 400,
          height: 300,
        },
        about: 'Biometric monitoring',
      },
    ],
  },
  goodToKnow: {
    heading: 'What you can do today',
    items: [
      {
        heading: 'Measure growth',
        text: 'Height and weight, a few times a year, tell a lot. Your doctor draws them on a chart.',
      },
      {
        heading: 'Watch sleep and play',
        text: 'A child who sleeps and plays well is mostly doing well. Note when that changes.',
      },
      {
        heading: 'Look at the trend',
        text: 'One number on one day says little. Ask your doctor about numbers that keep changing.',
      },
    ],
  },
  more: [
    { label: 'The physical check-up', to: '/assessments/physical' },
    { label: 'Our clinic', to: '/clinic' },
  ],
} satisfies OfferingContent;
