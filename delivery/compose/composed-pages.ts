import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { partNames } from '../releases/release.ts';
import { writeInOneStep } from './site-files.ts';

const composedPageSchema = v.object({
  /** Who drew it. */
  remote: v.picklist(partNames),
  /** What it is sent with. */
  status: v.picklist([200, 404]),
  /** Whether search engines should list it under this very address. */
  listed: v.optional(v.boolean(), false),
  /** The title of its tab and the sentence below it in search results. */
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  /** The address of the sheet of its first screen. */
  firstScreen: v.optional(v.string(), ''),
});

/** What is noted of a page of the public tree. */
export type ComposedPage = v.InferOutput<typeof composedPageSchema>;

const composedSchema = v.record(v.string(), composedPageSchema);

/** The pages of the public tree by address; a pattern such as `/blog/:id` stands for its other addresses. */
export type ComposedPages = Readonly<Record<string, ComposedPage>>;

/** Reads which pages stand in the public tree. */
export async function readComposedPages(dataDir: string): Promise<ComposedPages> {
  const file = composedFile(dataDir);
  if (!existsSync(file)) return {};
  return v.parse(composedSchema, JSON.parse(await readFile(file, 'utf8')));
}

/** Notes which pages stand in the public tree, in the order of their addresses. */
export async function writeComposedPages(dataDir: string, pages: ComposedPages): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(pages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeInOneStep(composedFile(dataDir), Buffer.from(`${JSON.stringify(sorted, null, 1)}\n`));
}

function composedFile(dataDir: string): string {
  return path.join(dataDir, 'composed.json');
}
