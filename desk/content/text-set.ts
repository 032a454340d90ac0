import type { PartName } from '@site/delivery/releases/release.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';

/**
 * Texts that are edited on one branch and go live together: those of a part, what all parts say about dangers, or the
 * facts in the configuration.
 */
export type TextSet = PartName | 'safety' | 'config';

/** The configuration, relative to the repository. */
export const CONFIG_FILE = 'site.config.json';

/** The folder with the `content/` of a set, relative to the repository. The configuration has none. */
export function folderOf(set: Exclude<TextSet, 'config'>): string {
  return set === 'safety' ? 'kit/safety' : set;
}

/** What writers change in a set, relative to the repository. */
export function placesOf(set: TextSet): string[] {
  if (set === 'config') return [CONFIG_FILE];
  return ['content', 'assets'].map((name) => `${folderOf(set)}/${name}`);
}

/** The set with this name; `null` if there is none. */
export function textSetNamed(name: unknown): TextSet | null {
  return textSets().find((set) => set === name) ?? null;
}

/** The set that a file is in; `null` if it is in none. */
export function textSetOf(file: string): TextSet | null {
  return (
    textSets().find((set) => placesOf(set).some((place) => `${file}/`.startsWith(`${place}/`))) ??
    null
  );
}

/** Dangers are on pages of every section. */
export function partsWithDangers(): PartName[] {
  return ownParts().filter((part) => part !== 'shell');
}

export function textSets(): readonly TextSet[] {
  return [...ownParts(), 'safety', 'config'];
}
