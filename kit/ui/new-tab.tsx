/** The attributes of a link that opens a new tab; the other site learns nothing about this window. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** What a link that opens a new tab adds to its name; `site` is where it leads: `nice.org.uk`. */
export function NewTabNotice({ site }: { site?: string }) {
  return (
    <span className="sr-only">
      {site === undefined ? ' (opens in a new tab)' : ` (opens ${site} in a new tab)`}
    </span>
  );
}

/** Where an https address leads, as people read it: `nice.org.uk`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
