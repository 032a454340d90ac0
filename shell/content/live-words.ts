/**
 * What the live page says by itself. Apart from the words that are drawn ahead, because every visitor's phone loads
 * these. `{phone}` and `{hours}` are filled from the site configuration.
 */
export const liveWords = {
  waiting: 'The page is on its way …',
  fallback: {
    heading: 'This page did not load',
    sentence:
      'Your connection or part of our site is not responding. Nothing you have done is lost. Please try again, or call us.',
    retry: 'Try again',
    call: 'Call {phone}',
    hours: 'We answer {hours}.',
  },
  dismissUnsent: 'Close this note',
  /** What the header's button books, as a visitor would say it. */
  visit: 'a visit',
  dialogFailed: 'The form did not open. Please call {phone}, or try again.',
} as const;
