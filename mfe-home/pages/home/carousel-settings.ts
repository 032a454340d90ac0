/** The carousels of specialists and offerings (specification, section 9). */
export const fourThreeTwo = { visible: '2-3-4', dots: 'below-1025', infinite: true } as const;

/**
 * How long a slide that turns by itself stays, in milliseconds: long enough to read 30 words slowly. The
 * specification fixes only the 500 ms of the move itself.
 */
export const SLIDE_STAYS_MS = 7000;
