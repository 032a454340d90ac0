import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { picture } from '../assets.ts';
import type { Offerings } from './offerings-schema.ts';

/**
 * The offerings carousel of the home page, in the specification's order (section 2). 27 questions and
 * over 12 biomarkers are its figures (section 9).
 */
export const offerings: Offerings = {
  label: 'Checks and services',
  heading: 'Checks you can begin with',
  lead: `A check is not a diagnosis. ${safetySentences.resultThatLooksFine}`,
  comingSoon: 'Coming Soon',
  cards: [
    {
      kind: 'page',
      id: 'behavioural',
      name: 'Behavioural Assessments',
      about: '27 questions in each, for you to answer.',
      topic: 'behavioural',
      img: { src: 'illustrations/home-questions.svg', width: 400, height: 300 },
      action: 'See them all',
      to: '/{product}-offerings/behavioural',
      soon: false,
    },
    {
      kind: 'page',
      id: 'hearing',
      name: 'Hearing',
      about: 'An online test, with headphones.',
      topic: 'physical',
      img: { src: 'illustrations/hearing-check.svg', width: 400, height: 300 },
      action: 'See the test',
      to: '/{product}-offerings/hearing',
      soon: false,
    },
    {
      kind: 'page',
      id: 'vision',
      name: 'Vision',
      about: 'Spot short sight, protect young eyes.',
      topic: 'physical',
      img: { src: 'illustrations/vision-check.svg', width: 400, height: 300 },
      action: 'Read more',
      to: '/{product}-offerings/{product}-vision',
      soon: false,
    },
    {
      kind: 'waitlist',
      id: 'ask',
      name: 'Ask {product}',
      about: 'Type a question, at any hour.',
      topic: 'general',
      img: picture('home-ask.svg'),
      action: 'Join waitlist',
      instead: '/intervention/comingSoon',
    },
    {
      kind: 'page',
      id: 'biometric',
      name: 'Biometric Monitoring',
      about: 'Over 12 biomarkers, over time.',
      topic: 'physical',
      img: picture('home-biometric.svg'),
      action: 'Read more',
      to: '/{product}-offerings/biometric',
      soon: true,
    },
  ],
};
