/** The elements of the document that the shell brings to life, and the slot that remotes fill. */
export const chromeIds = {
  header: 'site-header',
  footer: 'site-footer',
  notices: 'site-notices',
  waiting: 'site-waiting',
  slot: 'slot',
  dialogs: 'dialogs',
} as const;

/** The line below the header's "Book a visit". */
export const BOOKING_NOTE_ID = 'top-book-note';
