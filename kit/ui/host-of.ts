/** Where an https address leads, as people read it: `nice.org.uk`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
