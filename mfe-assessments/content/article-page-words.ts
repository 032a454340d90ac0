/** The words that the vision articles share. */
export const articlePageWords = {
  backHome: 'Back to Home',
} as const;
