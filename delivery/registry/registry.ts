import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type PartName, partNames } from '../releases/release.ts';

const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const registrySchema = v.object({
  parts: v.record(
    v.picklist(partNames),
    v.object({
      /** The release that visitors get. */
      live: releaseId,
      /** The releases that were live before, the latest last; rolling back takes from its end. */
      previous: v.array(releaseId),
    }),
  ),
});

/** Which release of each part is live. The only thing that moves when something is shipped. */
export type Registry = v.InferOutput<typeof registrySchema>;

const fileIn = (dataDir: string) => path.join(dataDir, 'registry.json');

/** Reads the registry; an empty one when nothing was ever promoted. Throws when the file is damaged. */
export async function readRegistry(dataDir: string): Promise<Registry> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return { parts: {} };
  return v.parse(registrySchema, JSON.parse(await readFile(file, 'utf8')));
}

/** Writes the registry in one step: a reader sees the old one or the new one. */
export async function writeRegistry(dataDir: string, registry: Registry): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** The registry with another release of a part live. Promoting the live release changes nothing. */
export function promoted(registry: Registry, name: PartName, id: string): Registry {
  const known = registry.parts[name];
  if (known?.live === id) return registry;
  const previous = known ? [...known.previous, known.live] : [];
  return { parts: { ...registry.parts, [name]: { live: id, previous } } };
}

/** The registry with a part back at the release before; `null` when there is none. */
export function rolledBack(registry: Registry, name: PartName): Registry | null {
  const known = registry.parts[name];
  const live = known?.previous.at(-1);
  if (!known || !live) return null;
  return { parts: { ...registry.parts, [name]: { live, previous: known.previous.slice(0, -1) } } };
}
