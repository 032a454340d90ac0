import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import { writeWhole } from '../blobs/write-whole.ts';
import { treesFolder } from './check-out.ts';
import type { LiveTree } from './live-tree.ts';

const rememberedSchema = v.object({ id: v.string(), site: v.unknown() });

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'live.json');
}

/** Writes down what a host serves, so that it can begin with it again when nobody can be asked. */
export async function rememberLive(dataDir: string, { id, site }: LiveTree): Promise<void> {
  await writeWhole(fileIn(dataDir), JSON.stringify({ id, site }));
}

/** What a host of this machine served last; `null` when nothing was, or its files are not there any more. */
export async function rememberedLive(dataDir: string): Promise<LiveTree | null> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const { id, site } = v.parse(rememberedSchema, JSON.parse(await readFile(file, 'utf8')));
  const parsed = parseSiteConfig(site);
  const folder = path.join(treesFolder(dataDir), id);
  return parsed.kind === 'valid' && existsSync(folder) ? { id, folder, site: parsed.site } : null;
}
