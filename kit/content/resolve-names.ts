import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { listAssets } from '../assets/list-assets.ts';
import type { AssetFiles } from '../assets/section-assets.ts';
import { allSafetyAdvice } from '../safety/all-safety-advice.ts';
import { dangers } from '../safety/dangers.ts';
import { safetySentences } from '../safety/safety-sentences.ts';
import { citedSources } from './cited.ts';
import { DocumentError } from './raw-content.ts';

/** Shared images, wherever kit is installed. */
const illustrations = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@site/kit/package.json')),
  'assets/illustrations',
);

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif)$/;

const named: ReadonlyMap<string, string> = new Map([
  ...Object.entries(dangers).map(([key, { text }]) => [`{danger.${key}}`, text] as const),
  ...Object.entries(safetySentences).map(([key, text]) => [`{safety.${key}}`, text] as const),
]);

/** Where to look up names; `files` collects the files read in the process. */
export type NameSources = { sectionFolder: string; files: Set<string> };

/**
 * Replaces `{danger.x}` and `{safety.x}` with their text, and file names of images (`file: hero.svg`) and other files
 * (`assets/film.mp4`) with their addresses and sizes.
 */
export function resolveNames(value: unknown, sources: NameSources): unknown {
  if (typeof value === 'string') return resolveText(value, sources);
  if (Array.isArray(value)) return value.map((one) => resolveNames(one, sources));
  if (typeof value !== 'object' || value === null) return value;
  if ('file' in value && typeof value.file === 'string' && IMAGE.test(value.file)) {
    const { file, ...rest } = value;
    return { ...rest, ...findAsset(file, sources) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveNames(inner, sources)]),
  );
}

function resolveText(text: string, sources: NameSources): string {
  const asset = /^assets\/([\w.-]+)$/.exec(text)?.[1];
  if (asset !== undefined) return findAsset(asset, sources).src;
  return text.replaceAll(/\{(?:danger|safety)\.\w+\}/g, (name) => {
    const words = named.get(name);
    if (words !== undefined) return words;
    throw new DocumentError(name, `names ${name}, which is not in kit/safety`);
  });
}

function findAsset(file: string, { sectionFolder, files }: NameSources) {
  const folder = path.join(sectionFolder, 'assets');
  const shared = /^illustrations\/([\w-]+\.svg)$/.exec(file)?.[1];
  const found = shared
    ? assetsIn('illustrations', illustrations)[shared]
    : assetsIn(sectionName(sectionFolder), folder)[file];
  if (!found) throw new DocumentError(file, `shows ${file}, but assets/${file} does not exist`);
  files.add(shared ? path.join(illustrations, shared) : path.join(folder, file));
  return shared ? { ...found, src: file } : found;
}

/** Sources of the shared advice by id, because a document that includes advice also cites its sources. */
const safetySources: ReadonlyMap<string, object> = new Map(
  Object.values(allSafetyAdvice).flatMap(({ sources }) =>
    sources.map((source) => [source.id, source] as const),
  ),
);

/** Looks up the publications that a document cites, in the section's own list or the shared advice. */
export function resolveSources(value: unknown, list: string): unknown[] {
  const known = cached(sourceLists, list, statSync(list).mtimeMs, () =>
    v.parse(sourceListSchema, parse(readFileSync(list, 'utf8'))),
  );
  return citedSources(value).map((id) => {
    const source = Object.hasOwn(known, id) ? known[id] : safetySources.get(id);
    if (source) return { id, ...source };
    throw new DocumentError(
      `[^${id}]`,
      `cites "${id}", which is not in content/sources.yaml; add the publication there`,
    );
  });
}

const sourceListSchema = v.record(v.string(), v.looseObject({}));
const packageSchema = v.object({ name: v.string() });

function sectionName(folder: string): string {
  const file = path.join(folder, 'package.json');
  const { name } = v.parse(packageSchema, JSON.parse(readFileSync(file, 'utf8')));
  return path.basename(name);
}

function assetsIn(name: string, folder: string): AssetFiles {
  if (!existsSync(folder)) return {};
  const stamp = readdirSync(folder)
    .map((file) => `${file} ${statSync(path.join(folder, file)).mtimeMs}`)
    .join();
  return cached(assetLists, folder, stamp, () => listAssets(name, folder));
}

type Cache<Value> = Map<string, { stamp: unknown; value: Value }>;

const sourceLists: Cache<Record<string, object>> = new Map();
const assetLists: Cache<AssetFiles> = new Map();

/** Caches a parsed list, because a build reads a hundred documents that need the same ones. */
function cached<Value>(cache: Cache<Value>, key: string, stamp: unknown, read: () => Value): Value {
  const known = cache.get(key);
  if (known && known.stamp === stamp) return known.value;
  const value = read();
  cache.set(key, { stamp, value });
  return value;
}
