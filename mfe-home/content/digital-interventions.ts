import type { DigitalInterventions } from './digital-interventions-schema.ts';
import { picture } from '../assets.ts';

/** The digital-interventions section of the home page. They are not there yet, and it says so. */
export const digitalInterventions: DigitalInterventions = {
  comingSoon: 'Coming Soon',
  heading: 'Digital interventions',
  lead: 'Guided activities for you and your child, to practise one skill at a time at home. We are still making them.',
  meanwhile: 'What you can do today',
  steps: [
    {
      title: 'Note what you see',
      about: 'Write down when it happens, and what helps.',
    },
    {
      title: 'Do an assessment',
      about: 'Its questions help you to put your notes in order. It is not a diagnosis.',
    },
    {
      title: 'Ask an expert',
      about: 'Bring both to a visit, and plan the next step.',
    },
  ],
  more: { text: 'See what is coming', to: '/intervention/comingSoon' },
  explore: { text: 'Explore assessments', to: '/assessments/behavioral' },
  img: picture(
    'home-play-together.svg',
    'A father and his daughter sit on a mat and match coloured shapes',
  ),
};
