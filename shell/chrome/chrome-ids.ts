/** The ids of the elements that the shell enhances, and of the slot that remotes render into. */
export const chromeIds = {
  header: 'site-header',
  footer: 'site-footer',
  notices: 'site-notices',
  waiting: 'site-waiting',
  slot: 'slot',
  dialogs: 'dialogs',
} as const;

/** The id of the note below the header's "Book a visit" button. */
export const BOOKING_NOTE_ID = 'top-book-note';
