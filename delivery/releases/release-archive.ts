import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { UNFINISHED } from '@site/api/durable-file.ts';
import { extract, pack } from 'tar-stream';
import { hashOf } from '../blobs/blob-store.ts';
import { descriptionProblems } from './description-problems.ts';
import {
  DESCRIPTION,
  descriptionText,
  parseRelease,
  type Release,
  storedFiles,
} from './release.ts';

/** The size limit of a release. Our largest has some 640 files in 6 MB. */
export const MAX_RELEASE_BYTES = 128 * 1024 * 1024;

/** Thrown if an archive isn't a complete and undamaged release. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[], cause?: unknown) {
    super(problems.join(' '), { cause });
    this.problems = problems;
  }
}

/** Packs a release into a `.tar.gz`: its description, then its files. Equal releases have equal archives. */
export async function packRelease(
  release: Release,
  read: (file: string) => Promise<Buffer>,
): Promise<Buffer> {
  const archive = pack();
  const bytes = buffer(archive);
  const add = (name: string, content: Buffer | string) =>
    archive.entry({ name, mode: 0o644, mtime: new Date(0) }, content);
  add(DESCRIPTION, descriptionText(release));
  for (const file of Object.keys(storedFiles(release)).toSorted()) {
    add(file, await read(file));
  }
  archive.finalize();
  return promisify(gzip)(await bytes);
}

/**
 * Unpacks an archive into a folder that doesn't exist yet. Rejects with an `ArchiveError` unless it has exactly the files
 * that its description lists, unchanged.
 */
async function unpackRelease(archive: Buffer, folder: string): Promise<Release> {
  let release: Release | undefined;
  let missing = new Map<string, string>();
  let size = 0;
  for await (const { name, bytes } of entriesOf(archive)) {
    size += bytes.length;
    if (size > MAX_RELEASE_BYTES) {
      throw new ArchiveError([
        `A release may have ${MAX_RELEASE_BYTES / 1024 / 1024} MB; this one has more.`,
      ]);
    }
    if (!release) {
      release = parseDescription(name, bytes);
      missing = new Map(Object.entries(storedFiles(release)));
      continue;
    }
    const hash = missing.get(name);
    if (hash === undefined) throw new ArchiveError([`${name} is not in ${DESCRIPTION}.`]);
    if (hashOf(bytes) !== hash) throw new ArchiveError([`${name} does not match its hash.`]);
    missing.delete(name);
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  if (!release) throw new ArchiveError(['The archive is empty.']);
  if (missing.size > 0) {
    throw new ArchiveError([...missing.keys()].map((file) => `The file ${file} is missing.`));
  }
  await writeFile(path.join(folder, DESCRIPTION), descriptionText(release));
  return release;
}

/** Unpacks an archive into a temporary folder for the time of `take`, which may move it. */
export async function unpacked<Result>(
  dataDir: string,
  archive: Buffer,
  take: (release: Release, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(dataDir, 'tmp', `${randomUUID()}${UNFINISHED}`);
  try {
    return await take(await unpackRelease(archive, folder), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* entriesOf(archive: Buffer): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const entries = extract();
  const unpacking = pipeline(Readable.from([archive]), createGunzip(), entries);
  // Iterating over the entries reports its errors.
  unpacking.catch(() => {});
  try {
    for await (const entry of entries) {
      // An entry's size is known before its content is read.
      if ((entry.header.size ?? 0) > MAX_RELEASE_BYTES) {
        throw new ArchiveError([`${entry.header.name} is too large.`]);
      }
      yield { name: entry.header.name, bytes: await buffer(entry) };
    }
    await unpacking;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(['The archive is damaged or incomplete.'], error);
  }
}

function parseDescription(name: string, bytes: Buffer): Release {
  if (name !== DESCRIPTION) throw new ArchiveError([`The first file must be ${DESCRIPTION}.`]);
  const parsed = parseRelease(String(bytes));
  const problems =
    parsed.kind === 'invalid' ? parsed.problems : descriptionProblems(parsed.release);
  if (parsed.kind === 'invalid' || problems.length > 0) throw new ArchiveError(problems);
  return parsed.release;
}
