import { checkAnswer, notSentAnswer } from './answers.ts';
import type { FormAnswers } from './words-schema.ts';
import { picture } from '../assets.ts';

/** The pages that answer the contact form of a visitor without JavaScript. */
export const contactAnswers: FormAnswers = {
  sent: {
    head: {
      title: 'Message sent successfully! | {product}',
      description: 'Your message has reached us. We reply within 48 hours.',
    },
    heading: 'Message sent successfully!',
    paragraphs: [
      ['We reply within 48 hours.'],
      ['If it cannot wait, call ', { kind: 'phone' }, ', {hours}.'],
      [
        'In an emergency, please do not wait for our reply. Call ',
        { kind: 'helpline', number: '112' },
        ' at any hour.',
      ],
    ],
    links: [
      { text: 'Go to the home page', to: '/' },
      { text: 'Read questions and answers', to: '/company/faq' },
    ],
    picture: picture('message-sent.svg'),
  },
  notSent: notSentAnswer({
    head: {
      title: 'Your message was not sent | {product}',
      description: 'Your message could not be sent. Try again, call us or send us an email.',
    },
    heading: 'There was an error sending the message. Try again!',
    state: 'Your message has not reached us.',
    kept: 'Your words',
    again: { text: 'Start with an empty form', to: '/contactUs' },
    scene: 'contact-not-sent',
  }),
  check: checkAnswer({
    head: {
      title: 'Error: please check your answers | {product}',
      description: 'Something in the form is missing or needs a correction.',
    },
    state: 'Your message has not been sent yet.',
    kept: 'Your words',
    again: { text: 'Start with an empty form', to: '/contactUs' },
    scene: 'contact-check',
    mend: 'Correct what is listed above. Then press Send Message again.',
  }),
};
