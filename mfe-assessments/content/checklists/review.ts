/** Who stands for a checklist that nobody has reviewed yet: no clinician, and no native reader of its translations. */
export const notReviewedYet = {
  readBy: { hi: null, kn: null },
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-22',
  nextReviewOn: '2028-11-22',
} as const;
