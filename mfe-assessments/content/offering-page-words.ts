/** The words that offering pages share. */
export const offeringPageWords = {
  soon: 'Coming Soon',
  /** In the first band, where the page says when to get help. */
  help: 'When to get help',
  more: 'You may also want to read',
} as const;
