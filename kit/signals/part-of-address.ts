import type { PartRelease } from './page-signal.ts';

const releaseFile = /^\/r\/([a-z][a-z0-9-]{0,40})\/([0-9a-f]{16})\//;

/**
 * The release that the first file of a release belongs to which a text names, such as an address or a stack; `null` when
 * it names none. `origin` stands before the addresses of this site; empty where they are paths.
 */
export function partOfAddress(text: string, origin: string): PartRelease | null {
  const start = text.indexOf(`${origin}/r/`);
  if (start === -1) return null;
  const [, name, release] = releaseFile.exec(text.slice(start + origin.length)) ?? [];
  return name === undefined || release === undefined ? null : { name, release };
}
