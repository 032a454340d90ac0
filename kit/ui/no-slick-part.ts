/**
 * Stands in browsers for parts of react-slick that the kit's carousel never reaches: its arrows and dots,
 * since the carousel has its own, and settings by width, since it works them out itself.
 */
export const noSlickPart = null;
