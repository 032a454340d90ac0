import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '@site/api/database/durable-file.ts';
import * as v from 'valibot';

/**
 * What became of an address. `moved`: it leads to another one for good. `dead`: no visitor gets there. `uncertain`: a
 * program cannot tell.
 */
const findingSchema = v.variant('kind', [
  v.object({ kind: v.literal('fine') }),
  v.object({ kind: v.literal('moved'), to: v.string() }),
  v.object({ kind: v.literal('dead'), reason: v.string() }),
  v.object({ kind: v.literal('uncertain'), reason: v.string() }),
]);

export type Finding = v.InferOutput<typeof findingSchema>;

/** What was found of addresses, each with its day in UTC, as in "2026-11-26". */
export type CheckedLinks = ReadonlyMap<string, { finding: Finding; on: string }>;

const fileSchema = v.record(
  v.string(),
  v.object({ finding: findingSchema, on: v.pipe(v.string(), v.isoDate()) }),
);

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'links.json');
}

/** What earlier runs have found. */
export async function readCheckedLinks(dataDir: string): Promise<CheckedLinks> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(v.parse(fileSchema, JSON.parse(await readFile(file, 'utf8')))));
}

/** Writes down what was found, in place of what was found before. */
export function writeCheckedLinks(dataDir: string, checked: CheckedLinks): Promise<void> {
  return writeDurably(fileIn(dataDir), `${JSON.stringify(Object.fromEntries(checked), null, 1)}\n`);
}
