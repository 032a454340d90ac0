/** The elements that the shell enhances, and the slot that remotes render into. */
export const chromeIds = {
  header: 'site-header',
  footer: 'site-footer',
  notices: 'site-notices',
  waiting: 'site-waiting',
  slot: 'slot',
  dialogs: 'dialogs',
} as const;

/** The note below the header's "Book a visit". */
export const BOOKING_NOTE_ID = 'top-book-note';
