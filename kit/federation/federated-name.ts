/** Returns the name of the global variable of a remote's container, which must be a JavaScript identifier. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Prefix of the chunk names of exposed modules: `./app` is `exposed-app`. */
export const EXPOSED_CHUNK_PREFIX = 'exposed-';
