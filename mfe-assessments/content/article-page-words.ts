/** The words that the pages to read share. */
export const articlePageWords = {
  backHome: 'Back to Home',
  onThisPage: 'On this page',
  related: 'You may also want to read',
} as const;
