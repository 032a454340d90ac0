import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '@site/api/durable-file.ts';
import * as v from 'valibot';

/**
 * `moved`: permanently redirects to another URL. `dead`: visitors can't reach it. `uncertain`: a program can't
 * determine whether they can.
 */
const findingSchema = v.variant('kind', [
  v.object({ kind: v.literal('fine') }),
  v.object({ kind: v.literal('moved'), to: v.string() }),
  v.object({ kind: v.literal('dead'), reason: v.string() }),
  v.object({ kind: v.literal('uncertain'), reason: v.string() }),
]);

export type Finding = v.InferOutput<typeof findingSchema>;

/** Results by URL, with the UTC date of the check, such as "2026-11-26". */
export type CheckedLinks = ReadonlyMap<string, { finding: Finding; on: string }>;

const fileSchema = v.record(
  v.string(),
  v.object({ finding: findingSchema, on: v.pipe(v.string(), v.isoDate()) }),
);

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'links.json');
}

export async function readCheckedLinks(dataDir: string): Promise<CheckedLinks> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(v.parse(fileSchema, JSON.parse(await readFile(file, 'utf8')))));
}

export function writeCheckedLinks(dataDir: string, checked: CheckedLinks): Promise<void> {
  return writeDurably(fileIn(dataDir), `${JSON.stringify(Object.fromEntries(checked), null, 1)}\n`);
}
