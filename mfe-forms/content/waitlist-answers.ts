import { checkAnswer, notSentAnswer } from './answers.ts';
import type { FormAnswers } from './words-schema.ts';
import { picture } from '../assets.ts';

/** The pages that answer the waitlist's form of a visitor without JavaScript. */
export const waitlistAnswers: FormAnswers = {
  sent: {
    head: {
      title: 'You are on the waitlist | {product}',
      description: 'Your email is on our waitlist. We will write to you when it opens.',
    },
    heading: 'You are on the waitlist',
    paragraphs: [
      ['We will write to you when it opens. There is nothing more to do.'],
      ['Are you worried about your child now? Call ', { kind: 'phone' }, ', {hours}.'],
      ['In an emergency, call ', { kind: 'helpline', number: '112' }, ' at any hour.'],
    ],
    links: [
      { text: 'See our assessments', to: '/assessments/behavioral' },
      { text: 'Go to the home page', to: '/' },
    ],
    picture: picture('waitlist-joined.svg'),
  },
  notSent: notSentAnswer({
    head: {
      title: 'You are not on the waitlist yet | {product}',
      description: 'Your email could not be sent. Try again, call us or send us an email.',
    },
    heading: 'There was an error sending the message. Try again!',
    state: 'Your email has not reached us.',
    kept: 'Your email',
    again: { text: 'Try again', to: '/intervention/comingSoon' },
    scene: 'waitlist-not-sent',
  }),
  check: checkAnswer({
    head: {
      title: 'Error: please check your email | {product}',
      description: 'The email in the form is missing or needs a correction.',
    },
    state: 'You are not on the waitlist yet.',
    kept: 'Your email',
    again: { text: 'Start with an empty form', to: '/intervention/comingSoon' },
    scene: 'waitlist-check',
    mend: 'Correct your email. Then press Join Waitlist again.',
  }),
};
