/**
 * The carousels of specialists and offerings (specification, section 9): 4 slides seen, 3 with dots at
 * 1024 px or less, 2 at 600 px or less; endless, one slide a move, 500 ms, which are the carousel's own.
 */
export const fourThreeTwo = {
  visible: { base: 2, md: 3, xl: 4 },
  dots: 'below-1025',
  infinite: true,
  peek: true,
} as const;
