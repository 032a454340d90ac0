/** The attributes of a link that opens a new tab; the other site learns nothing about this window. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** What a link that opens a new tab adds to its name. */
export function NewTabNotice() {
  return <span className="visually-hidden"> (opens in a new tab)</span>;
}
