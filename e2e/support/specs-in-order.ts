/**
 * The files that are run, in this order, by their paths in this workspace: `E2E_SPECS`, with commas between. All of them,
 * the longest first, when left out.
 */
export const specsInOrder: readonly string[] | undefined = process.env['E2E_SPECS']?.split(',');
