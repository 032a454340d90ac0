/** The global variable of a remote's container: its name as a JavaScript identifier. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Prefix of exposed modules' chunk names: `./app` is `exposed-app`. */
export const EXPOSED_CHUNK_PREFIX = 'exposed-';

/** Prefix of island chunk names: `share-button` and `posted` are in `island-posted.share-button`. */
export const ISLAND_CHUNK_PREFIX = 'island-';
