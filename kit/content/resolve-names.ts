import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type AssetFiles, listAssets } from '../assets/list-assets.ts';
import { citedSources } from './cited.ts';
import { DocumentError } from './raw-content.ts';

/** The folder of kit, wherever it is installed. */
const kit = path.dirname(createRequire(import.meta.url).resolve('@site/kit/package.json'));

const illustrations = path.join(kit, 'assets/illustrations');

/** The documents about dangers, which the documents of all sections refer to. */
export const safetyContent = path.join(kit, 'safety/content');

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif)$/;

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
  const { files } = sources;
  const asset = /^assets\/([\w.-]+)$/.exec(text)?.[1];
  if (asset !== undefined) return findAsset(asset, sources).src;
  return text.replaceAll(/\{(danger|safety)\.(\w+)\}/g, (name, kind: string, key: string) => {
    const words =
      kind === 'danger'
        ? readList(safetyFile('dangers.yaml', files), v.object({ text: v.string() }))[key]?.text
        : readList(safetyFile('sentences.yaml', files), v.string())[key];
    if (words !== undefined) return words;
    throw new DocumentError(name, `names ${name}, which is not in kit/safety`);
  });
}

function safetyFile(name: string, files: Set<string>): string {
  const file = path.join(safetyContent, name);
  files.add(file);
  return file;
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

/** Looks up the publications that a document cites, in the section's own list or that of the shared advice. */
export function resolveSources(value: unknown, list: string): unknown[] {
  const own = readList(list, v.looseObject({}));
  const shared = readList(path.join(safetyContent, 'sources.yaml'), v.looseObject({}));
  return citedSources(value).map((id) => {
    const source = Object.hasOwn(own, id) ? own[id] : shared[id];
    if (source) return { id, ...source };
    throw new DocumentError(
      `[^${id}]`,
      `cites "${id}", which is not in content/sources.yaml; add the publication there`,
    );
  });
}

const packageSchema = v.object({ name: v.string() });

function sectionName(folder: string): string {
  const file = findPackageJSON(pathToFileURL(`${folder}/`)) ?? '';
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

const lists: Cache<unknown> = new Map();
const assetLists: Cache<AssetFiles> = new Map();

function readList<Entry>(
  file: string,
  entry: v.GenericSchema<unknown, Entry>,
): Readonly<Record<string, Entry>> {
  const list = cached(lists, file, statSync(file).mtimeMs, () => parse(readFileSync(file, 'utf8')));
  return v.parse(v.record(v.string(), entry), list);
}

/** Caches a parsed list, because a build reads a hundred documents that need the same ones. */
function cached<Value>(cache: Cache<Value>, key: string, stamp: unknown, read: () => Value): Value {
  const known = cache.get(key);
  if (known && known.stamp === stamp) return known.value;
  const value = read();
  cache.set(key, { stamp, value });
  return value;
}
