/** Nothing is alive on a page that is read and left: its links need no script. */
export const islands = [];
