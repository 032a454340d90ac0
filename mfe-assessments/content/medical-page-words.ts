/** The words that all pages with medical text share. */
export const medicalPageWords = {
  /** On the card that sends to a doctor. */
  bookVisit: 'Book a visit',
} as const;
