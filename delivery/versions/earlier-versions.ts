/**
 * Versions before the live one that stay whole, whose scripts and sheets are still answered for: pages of them are
 * open.
 */
export const EARLIER_VERSIONS = 50;
