import type { Redirect } from './contract.ts';

/** Former addresses in the section's documents. The build replaces this module with their list. */
export const documentRedirects: readonly Redirect[] = [];
