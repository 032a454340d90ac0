import type { ContactFormWords } from './contact-schema.ts';
import { everyForm } from './every-form.ts';

/** The contact page's form. Its messages are the specification's, to the letter. */
export const contactForm: ContactFormWords = {
  fields: {
    fullName: {
      label: 'Full name',
      hint: 'Your own name, as you would like us to use it',
      name: 'your full name',
    },
    phoneNumber: {
      label: 'Mobile number',
      hint: '10 digits, starting with 6, 7, 8 or 9',
      name: 'your mobile number',
    },
    email: {
      label: 'Email',
      hint: 'We send our reply here',
      name: 'your email',
    },
    message: {
      label: 'Message',
      hint: everyForm.leaveOutHealthDetails,
      name: 'your message',
    },
  },
  chosen: {
    lead: 'Your message will also say:',
    leaveOut: 'Leave this out',
  },
  helper: {
    missing: 'To send, please add {fields}.',
    invalid: 'To send, please correct {fields}.',
    and: 'and',
    ready: 'Your message is ready to send.',
  },
  sending: {
    submit: 'Send Message',
    submitting: everyForm.submitting,
    sending: 'Sending your message. Please wait.',
    sent: { message: 'Message sent successfully!', stays: 'We reply within 48 hours.' },
    notSent: {
      message: 'There was an error sending the message. Try again!',
      why: everyForm.whyNotSent,
      stays: ['Your words are still here. You can also call ', { kind: 'phone' }, ', {hours}.'],
    },
  },
};
