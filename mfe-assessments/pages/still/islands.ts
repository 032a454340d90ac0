/** Nothing is alive on a page that is read and left: its links and its choice of an age need no script. */
export const islands = [];
