import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AtEnd } from './at-end.ts';
import type { ComposeMeasurement } from './measurement.ts';
import { startCommand } from './project-command.ts';

const composedLine = /^Composed (?<pages>\d+) pages in (?<seconds>[\d.]+) s/;

/**
 * Composes every route twice from nothing, in two new folders below `scratch`, from the live releases
 * of a data folder and a new database. Says how long each took and which files came out different.
 */
export async function measureCompose({
  dataDir,
  scratch,
  atEnd,
}: {
  dataDir: string;
  scratch: string;
  atEnd: AtEnd;
}): Promise<ComposeMeasurement> {
  const first = await composeInto(path.join(scratch, 'first'), { dataDir, atEnd });
  const second = await composeInto(path.join(scratch, 'second'), { dataDir, atEnd });
  const files = new Set([...first.hashes.keys(), ...second.hashes.keys()]);
  return {
    pages: first.pages,
    milliseconds: [first.milliseconds, second.milliseconds],
    changed: [...files].filter((file) => first.hashes.get(file) !== second.hashes.get(file)),
  };
}

async function composeInto(
  folder: string,
  { dataDir, atEnd }: { dataDir: string; atEnd: AtEnd },
): Promise<{ pages: number; milliseconds: number; hashes: ReadonlyMap<string, string> }> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['releases', 'registry.json']) {
    await cp(path.join(dataDir, name), path.join(folder, name), { recursive: true });
  }
  const lines: string[] = [];
  await startCommand(['compose'], { dataDir: folder, atEnd, onLine: (line) => lines.push(line) })
    .finished;
  const { pages, seconds } =
    lines.map((line) => composedLine.exec(line)?.groups).find(Boolean) ?? {};
  if (!pages || !seconds) throw new Error('The compose command did not say how long it took.');
  return {
    pages: Number(pages),
    milliseconds: Number(seconds) * 1000,
    hashes: await hashesOf(path.join(folder, 'public')),
  };
}

/** The hash of every file of a folder, by its path in it. */
async function hashesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hashes.set(path.relative(folder, file), hash);
  }
  return hashes;
}
