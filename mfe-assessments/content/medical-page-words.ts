/** The words that all pages with medical text share. */
export const medicalPageWords = {
  /** On the card that sends to a doctor. */
  bookVisit: 'Book a visit',
  /** To the sheet that a parent fills in for the doctor. */
  checklist: 'Doctor’s checklist to print',
} as const;
