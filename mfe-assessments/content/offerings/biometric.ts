import type { OfferingContent } from '../offering-schema.ts';
import { picture } from '../../assets.ts';

/** Biometric monitoring, `/{product}-offerings/biometric`. One card, over 12 biomarkers, not there yet. */
export const biometricOffering = {
  path: '/{product}-offerings/biometric',
  topic: 'physical',
  name: 'Biometric monitoring',
  head: {
    title: 'Biometric monitoring for children | {product}',
    description:
      'A gentle way to follow over 12 biomarkers of your child is coming. What a biomarker is, and what you can do today.',
  },
  chip: 'Biometric monitoring',
  heading: 'Small numbers to follow as your child grows',
  lead: 'A biomarker is something in the body that can be measured, such as the pulse. Followed over time, it can show a change.',
  picture: picture(
    'offering-biometric.svg',
    'A boy with a wrist band runs with a kite, and a chart of his pulse rises beside him',
  ),
  about: { type: 'MedicalTest', name: 'Biometric monitoring' },
  ages: { from: 0, to: 16 },
  cards: {
    heading: 'What is on the way',
    intro: 'We are still building it. It will open when it is ready.',
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
        text: 'Have your child’s height and weight measured a few times a year. Your doctor draws them on a growth chart.',
      },
      {
        heading: 'Watch sleep, food and play',
        text: 'Notice how your child sleeps, eats and plays. Tell your doctor when that changes.',
      },
      {
        heading: 'Trust what you see',
        text: 'One reading can be wrong, so have it repeated. If your child seems unwell, see a doctor, whatever the numbers say.',
      },
    ],
  },
  more: [
    { label: 'The physical check-up', to: '/assessments/physical' },
    { label: 'Our clinic', to: '/clinic' },
  ],
} satisfies OfferingContent;
