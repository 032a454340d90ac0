import type { Release } from '../releases/release.ts';

/** The address of a file of a release, which never changes meaning. */
export function addressOf(release: Release, file: string): string {
  return `/r/${release.name}/${release.id}/${file}`;
}

/** The addresses of a release's stylesheets. */
export function stylesOf(release: Release): string[] {
  return release.styles.map((file) => addressOf(release, file));
}
