/** Parses a URL; returns `null` if invalid. Older browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
