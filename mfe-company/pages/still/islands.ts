/** Nothing is alive on a page that is read and left: its links and headings need no script. */
export const islands = [];
