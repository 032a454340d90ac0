/** The global name of a remote's federated container: a remote's name as a JavaScript identifier. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

/** What the chunk names of exposed modules begin with: `./app` is `exposed-app`. */
export const EXPOSED_CHUNK_PREFIX = 'exposed-';

/** What the chunk names of islands begin with: `share-button` and `posted` are in `island-posted.share-button`. */
export const ISLAND_CHUNK_PREFIX = 'island-';
