import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { sectionName } from '@site/delivery/releases/release.ts';

const packageSchema = v.object({ name: sectionName });

/** The section in the working directory, by the name of its package. Rejects if there is none. */
export async function sectionHere(): Promise<{
  name: v.InferOutput<typeof sectionName>;
  folder: string;
}> {
  const folder = process.cwd();
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const read = v.safeParse(packageSchema, JSON.parse(text));
  if (read.success) return { name: read.output.name, folder };
  throw new Error('There is no section here: the name in package.json must be mfe-….');
}
