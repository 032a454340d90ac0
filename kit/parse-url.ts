/** An absolute address, read; `null` when it is none. Older browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
