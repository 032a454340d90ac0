import { expect, test } from '@jest/globals';
import { messages } from './messages.ts';

test('uses the exact messages of the specification', () => {
  expect(messages).toMatchObject({
    invalidPhone: 'Please enter Valid Mobile Number*',
    invalidEmail: 'Please enter Valid Email*',
    sentFromPage: 'Message sent successfully!',
    sentFromDialog: 'Thank you! We will get back to you shortly.',
    notSent: 'There was an error sending the message. Try again!',
    deletionSent: 'Your request has been submitted successfully!',
    deletionNotSent: 'There was an error submitting your request. Please try again.',
    blogNotFound: 'Blog not found.',
  });
});
