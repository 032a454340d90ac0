import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { InterventionsWords } from './interventions-schema.ts';

/** The page about interventions to come, `/intervention/comingSoon`. Its heading is the specification's. */
export const interventions: InterventionsWords = {
  head: {
    title: 'Interventions are coming soon | {product}',
    description:
      'Guided help after an assessment is on its way. Join the waitlist, and look at our assessments meanwhile.',
  },
  heading: 'Interventions are coming soon',
  lead: 'An intervention is guided help for your child after an assessment. We are still building ours.',
  picture: {
    src: 'illustrations/interventions.svg',
    alt: 'A therapist and a girl build a tower of stones while her grandmother looks on',
    width: 400,
    height: 300,
  },
  join: {
    heading: 'Join the waitlist',
    lead: 'One list for everything that is coming soon. Leave your email, and we will write to you when it opens.',
    headingAbout: 'Waitlist: {about}',
    leadAbout: 'Leave your email, and we will write to you when it is ready.',
  },
  meanwhile: {
    heading: 'Explore our assessments meanwhile',
    lead: `You need not wait to learn more about your child. A screening is not a diagnosis. ${safetySentences.lowScore}`,
    action: 'Look at these',
    links: [
      {
        text: 'Behavioural assessments',
        to: '/assessments/behavioral',
        about: 'Attention, feelings, screens and how your child gets on with others',
      },
      {
        text: 'Learning assessments',
        to: '/assessments/learning',
        about: 'Reading, writing and numbers',
      },
      {
        text: 'Physical screening',
        to: '/assessments/physical',
        about: 'Eyes, ears, teeth, heart and more, at our clinic',
      },
    ],
    help: [
      'Worried now? Please do not wait for this page. Call us at ',
      { kind: 'phone' },
      ', {hours}. In an emergency, call ',
      { kind: 'helpline', number: '112' },
      ' at any hour.',
    ],
  },
};
