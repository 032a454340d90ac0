/**
 * Where the layout changes, as media queries: the same widths as `--breakpoint-*` in `styles/tokens.css`,
 * for the few things that a stylesheet cannot decide. Source: specification, section 9.
 */
export const breakpoints = {
  /** Above 600 px. */
  md: '(width >= 601px)',
  /** Above 1024 px. */
  xl: '(width >= 1025px)',
} as const;
