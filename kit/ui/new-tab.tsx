/** Attributes of a link that opens a new tab, without access to this window. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** Visually hidden notice that a link opens a new tab; `site` is its host: `nice.org.uk`. */
export function NewTabNotice({ site }: { site?: string }) {
  return (
    <span className="sr-only">
      {site === undefined ? ' (opens in a new tab)' : ` (opens ${site} in a new tab)`}
    </span>
  );
}

/** Returns the host of a URL for display: `nice.org.uk`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
