import { type PartName, partNamesIn } from '@site/delivery/releases/release.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { shortTitle } from '@site/delivery/versions/part-manifest.ts';
import { readManifest } from '@site/delivery/versions/read-version.ts';
import type { ListedRelease } from '../../delivery/target.ts';
import { someOf } from '../../review/repeated-words.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { sentenceStart, titleOf } from '../page/section-title.ts';

/** Digits of an abbreviated hash. */
const SHORT = 7;

/** What people call a release: its commit's message, or when it was released. */
export function releaseTitle({
  commit,
  releasedAt,
}: Pick<ListedRelease, 'commit' | 'releasedAt'>): string {
  return commit?.message ?? indianMinute(releasedAt);
}

/** A release of a section in a sentence: `Home “Reword the first slide”`, or `Home (28 November 2026, 22:23)`. */
export function releasePhrase(
  { name, releases }: { name: PartName; releases: readonly ListedRelease[] },
  id: string,
): string {
  const release = releases.find((each) => each.id === id);
  if (!release) return `${titleOf(name)} ${id.slice(0, SHORT)}`;
  const title = releaseTitle(release);
  return release.commit ? `${titleOf(name)} “${title}”` : `${titleOf(name)} (${title})`;
}

/** Commit messages of the releases that audit entries name, by id. */
export async function messagesIn(
  { dataDir }: Stores,
  entries: readonly JournalEntry[],
): Promise<ReadonlyMap<string, string>> {
  const messages = new Map<string, string>();
  for (const { what, sections } of entries) {
    const ids = what.match(/\b[\da-f]{16}\b/g) ?? [];
    for (const name of partNamesIn(Object.fromEntries(sections.map((each) => [each, true])))) {
      for (const id of ids.filter((each) => !messages.has(each))) {
        const commit = (await readRelease(dataDir, name, id))?.commit;
        if (commit) messages.set(id, commit.message);
      }
    }
  }
  return messages;
}

/** What an audit entry says, with names of sections and releases instead of theirs for programs. */
export function entryTitle(what: string, messages: ReadonlyMap<string, string>): string {
  const words = what
    .replaceAll(/\bmfe-[\da-z-]+|(?<=[ ,])(?:shell|config|posts)\b/g, titleOf)
    .replaceAll(/\b(?:[\da-f]{16}|[\da-f]{64})\b/g, (id) => {
      const message = messages.get(id);
      return message === undefined ? id.slice(0, SHORT) : `“${message}”`;
    });
  return sentenceStart(words);
}

/** Titles of the live pages, or of one section’s, by path. */
export async function pageTitles(
  { registry, blobs }: Stores,
  only?: PartName,
): Promise<ReadonlyMap<string, string>> {
  const { version } = await registry.live();
  const titles = new Map<string, string>();
  for (const [name, { manifest }] of Object.entries(version?.parts ?? {})) {
    if (only !== undefined && name !== only) continue;
    for (const [path, { title }] of Object.entries((await readManifest(blobs, manifest)).pages)) {
      titles.set(path, shortTitle(title));
    }
  }
  return titles;
}

/** The known pages that a promotion changed, in words: `ADHD, FAQ and 3 more`; `null` if none. */
export function changedPages(
  { details }: Pick<JournalEntry, 'details'>,
  titles: ReadonlyMap<string, string>,
): string | null {
  const changed = details.flatMap((line) => {
    const [, path = ''] = /^(?:added|changed) (\/\S*)$/.exec(line) ?? [];
    return titles.get(path) ?? [];
  });
  return changed.length === 0 ? null : someOf(changed);
}
