import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../config.ts';
import type { PartName } from '../releases/release.ts';

/** How long after the last change work begins, in milliseconds: an editor saves in several steps. */
const QUIET_MS = 80;

/** Files that are not part of any build. */
const ignored = /(^|[\\/])(node_modules|dist|\.[^\\/]*)([\\/]|$)|\.test\.tsx?$/;

/**
 * Calls `onChange` with the parts that have to be built again, one call at a time: changes during a
 * call are collected for the next. A change in `kit` concerns every watched part.
 */
export function watchSources(
  parts: readonly PartName[],
  onChange: (changed: readonly PartName[]) => Promise<void>,
): { close: () => void } {
  const waiting = new Set<PartName>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;

  async function work(): Promise<void> {
    if (working || waiting.size === 0) return;
    working = true;
    const changed = parts.filter((part) => waiting.has(part));
    waiting.clear();
    await onChange(changed);
    working = false;
    await work();
  }

  function note(folder: PartName | 'kit', file: string | null): void {
    if (file && ignored.test(file)) return;
    for (const part of folder === 'kit' ? parts : [folder]) waiting.add(part);
    clearTimeout(timer);
    timer = setTimeout(() => void work(), QUIET_MS);
  }

  const watchers: FSWatcher[] = [...parts, 'kit' as const].map((folder) =>
    watch(path.join(repositoryRoot, folder), { recursive: true }, (_event, file) =>
      note(folder, file),
    ),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
