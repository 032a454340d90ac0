/** The words that offering pages share. */
export const offeringPageWords = {
  soon: 'Coming Soon',
  more: 'You may also want to read',
} as const;
