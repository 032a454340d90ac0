import type { CheckedFile } from '@site/kit/remote/page-lock.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import { browserIdOf, type Release } from '../releases/release.ts';
import { releaseFolders } from '../releases/release-store.ts';

/** Returns the permanent URL of a release's file. */
export function addressOf(release: Release, file: string): string {
  return `/r/${release.name}/${browserIdOf(release)}/${file}`;
}

/** Returns the URL and integrity of a file for browsers. Throws if the release doesn't list it. */
export function checkedFile(release: Release, file: string): CheckedFile {
  const hash = release.files[`${releaseFolders.browser}/${file}`];
  if (hash === undefined) throw new Error(`${release.name} ${release.id} has no file ${file}.`);
  return { address: addressOf(release, file), integrity: integrityOf(hash) };
}

export function stylesOf(release: Release): CheckedFile[] {
  return release.styles.map((file) => checkedFile(release, file));
}

/** Formats a hash for Subresource Integrity. */
export function integrityOf(hash: BlobHash): string {
  return `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
}
