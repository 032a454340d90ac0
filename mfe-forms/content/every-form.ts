/** What every form says alike. */
export const everyForm = {
  /** Heading of the list of mistakes above a form. */
  errorSummary: 'There is a problem',
  /** Stands before the tab's title while there are mistakes. */
  errorTitlePrefix: 'Error: ',
  /** Stands under a box for a message. */
  leaveOutHealthDetails: 'Please do not put your child’s name or medical details in this message',
  /** The label of the box that no person sees (`kit/api/form-guard.ts`). */
  leaveEmpty: 'Please leave this box empty',
  /** On the button while a form is on its way. */
  submitting: 'Sending…',
  whyNotSent: {
    offline: 'Your phone or computer seems to be offline.',
    network: 'Our site could not be reached.',
    timeout: 'Our site took too long to answer.',
    busy: 'Many messages have come from your connection. Please wait a minute.',
    server: 'Our site could not accept it just now.',
  },
} as const;
