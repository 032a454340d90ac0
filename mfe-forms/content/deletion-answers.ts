import { checkAnswer, notSentAnswer } from './answers.ts';
import type { FormAnswers } from './words-schema.ts';
import { picture } from '../assets.ts';

/** The pages that answer the deletion form of a visitor without JavaScript. */
export const deletionAnswers: FormAnswers = {
  sent: {
    head: {
      title: 'Your request has been submitted successfully! | {product}',
      description: 'Your deletion request has reached us. We will write to you within one month.',
    },
    heading: 'Your request has been submitted successfully!',
    paragraphs: [
      ['We will email you within one month. We may ask you to verify your identity first.'],
      ['Questions? Call ', { kind: 'phone' }, ', {hours}, or write to ', { kind: 'email' }, '.'],
    ],
    links: [
      { text: 'Go to the home page', to: '/' },
      { text: 'Read the privacy policy', to: '/privacy-policy' },
    ],
    picture: picture('deletion-sent.svg'),
  },
  notSent: notSentAnswer({
    head: {
      title: 'Your request was not submitted | {product}',
      description: 'Your deletion request could not be sent. Try again, call us or write an email.',
    },
    heading: 'There was an error submitting your request. Please try again.',
    state: 'Your request has not reached us.',
    kept: 'Your words',
    again: { text: 'Start with an empty form', to: '/delete-data' },
    scene: 'deletion-not-sent',
  }),
  check: checkAnswer({
    head: {
      title: 'Error: please check your request | {product}',
      description: 'Something in the form is missing or needs a correction.',
    },
    state: 'Your request has not been sent yet.',
    kept: 'Your words',
    again: { text: 'Start with an empty form', to: '/delete-data' },
    scene: 'deletion-check',
    mend: 'Correct what is listed above. Then press Send my request again.',
  }),
};
