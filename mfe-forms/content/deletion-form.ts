import type { DeletionFormWords } from './deletion-schema.ts';
import { everyForm } from './every-form.ts';

/** The form that takes deletion requests. Both messages are the specification's, to the letter. */
export const deletionForm: DeletionFormWords = {
  fields: {
    name: { label: 'Name*', hint: 'Your own name, as you gave it in the app' },
    email: { label: 'Email*', hint: 'The one you use in the app' },
    phone: { label: 'Phone', hint: 'Optional. It helps us find your account.' },
    reason: { label: 'Reason', hint: 'Optional. You need not give one.' },
  },
  sending: {
    submit: 'Send my request',
    submitting: everyForm.submitting,
    sending: 'Sending your request. Please wait.',
    sent: {
      message: 'Your request has been submitted successfully!',
      stays: 'We will email you within one month.',
    },
    notSent: {
      message: 'There was an error submitting your request. Please try again.',
      why: everyForm.whyNotSent,
      stays: [
        'Your words are still here. You can also write to ',
        { kind: 'email' },
        ' or call ',
        { kind: 'phone' },
        ', {hours}.',
      ],
    },
  },
};
