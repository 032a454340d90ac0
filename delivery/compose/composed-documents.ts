import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { writeInOneStep } from './site-files.ts';

const addressesSchema = v.array(v.string());

/** Reads which files that are no pages stand in the public tree, by address; none before the first composing. */
export async function readComposedDocuments(dataDir: string): Promise<readonly string[]> {
  const text = await readFile(noteFile(dataDir), 'utf8').catch(() => '[]');
  return v.parse(addressesSchema, JSON.parse(text));
}

/** Notes which such files stand, in the order of their addresses. */
export async function writeComposedDocuments(
  dataDir: string,
  addresses: Iterable<string>,
): Promise<void> {
  const sorted = [...new Set(addresses)].toSorted();
  await writeInOneStep(noteFile(dataDir), Buffer.from(`${JSON.stringify(sorted, null, 1)}\n`));
}

function noteFile(dataDir: string): string {
  return path.join(dataDir, 'composed-documents.json');
}
