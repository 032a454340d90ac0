import type { CheckedFile } from '@site/kit/remote/registry.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { releaseFolders } from '../releases/release-store.ts';

/** The address of a file of a release, which never changes meaning. */
export function addressOf(release: Release, file: string): string {
  return `/r/${release.name}/${release.id}/${file}`;
}

/** A file of a release that browsers fetch. Throws when the release lists no such file. */
export function checkedFile(release: Release, file: string): CheckedFile {
  const hash = release.files[`${releaseFolders.browser}/${file}`];
  if (hash === undefined) throw new Error(`${release.name} ${release.id} lists no ${file}.`);
  return { address: addressOf(release, file), integrity: integrityOf(hash) };
}

/** The stylesheets of a release. */
export function stylesOf(release: Release): CheckedFile[] {
  return release.styles.map((file) => checkedFile(release, file));
}

/** The hash of a file as pages name it. */
export function integrityOf(hash: BlobHash): string {
  return `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
}
