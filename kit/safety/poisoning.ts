import type { SafetyAdvice } from './safety-advice.ts';
import { dangers } from './dangers.ts';

/** First aid for a poison or an overdose, whether taken by mistake or on purpose. */
export const poisoning: SafetyAdvice = {
  id: 'poisoning',
  heading: 'Poisoning or an overdose',
  intro: 'Signs may take hours or days to appear. Act at once, even if your child seems well.',
  introSources: ['nhs-poisoning'],
  steps: {
    heading: 'Always do this',
    points: [
      {
        text: 'Do not make your child vomit. Do not give salt water or any home remedy.',
        sources: ['nhs-poisoning'],
      },
      {
        text: 'Wipe the lips and mouth with a wet cloth. Give nothing to eat or drink unless a doctor tells you to.',
        sources: ['nhs-poisoning'],
      },
      {
        text: 'Keep the packet or bottle, and take it with you. Note how much was taken, and when.',
        sources: ['nhs-poisoning'],
      },
      {
        text: 'If your child is not awake but is breathing, lay them on their side.',
        sources: ['nhs-poisoning'],
      },
      {
        text: 'If your child is not breathing, start chest compressions and rescue breaths if you know how to.',
        sources: ['nhs-poisoning'],
      },
      {
        text: 'If a poison is on the skin or clothes, take the clothes off and rinse the skin well with water.',
      },
      { text: `${dangers.chemicalInEye.text}.`, sources: ['nhs-eye-injuries'] },
      {
        text: 'If your child may have taken it on purpose, do not leave them alone. Tell the doctor.',
        sources: ['nice-ng225'],
      },
    ],
  },
  now: {
    heading: 'Call or go to the nearest hospital now',
    points: [
      {
        text: 'Your child has or may have taken a medicine, cleaning fluid, kerosene, pesticide or any other poison.',
        sources: ['nhs-poisoning'],
      },
      { text: 'Your child has swallowed a button battery.', sources: ['alder-hey-swallowed'] },
      {
        text: 'Your child is drowsy, cannot be woken, has a seizure or has trouble breathing.',
        sources: ['nhs-poisoning'],
      },
    ],
    helplines: ['112'],
    place: 'The emergency department of the nearest hospital',
  },
  today: {
    heading: 'See a doctor today',
    points: [
      {
        text: 'Your child is well, but has swallowed, touched or breathed in something else, and you are not sure whether it is harmful. Take the packet with you.',
        sources: ['nhs-poisoning'],
      },
    ],
    place: 'Your child’s doctor, or the nearest hospital',
  },
  sources: [
    {
      id: 'nhs-poisoning',
      title: 'Poisoning',
      publisher: 'National Health Service, United Kingdom',
      year: 2024,
      url: 'https://www.nhs.uk/conditions/poisoning/',
    },
    {
      id: 'alder-hey-swallowed',
      title: 'Swallowed something',
      publisher: 'Alder Hey Children’s NHS Foundation Trust, United Kingdom',
      year: 2024,
      url: 'https://www.alderhey.nhs.uk/conditions/symptoms-checker/swallowed-something/',
    },
    {
      id: 'nhs-eye-injuries',
      title: 'Eye injuries',
      publisher: 'National Health Service, United Kingdom',
      year: 2023,
      url: 'https://www.nhs.uk/conditions/eye-injuries/',
    },
    {
      id: 'nice-ng225',
      title: 'Self-harm: assessment, management and preventing recurrence (NG225)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng225/chapter/Recommendations',
    },
  ],
};
