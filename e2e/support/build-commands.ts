import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildForNode } from '@site/api/programs/build-for-node.ts';
import * as v from 'valibot';

const manifestSchema = v.looseObject({ scripts: v.record(v.string(), v.string()) });

/**
 * Builds the commands of a checkout into a folder, for tests that start many of them. Gives what tells the file of one,
 * such as `promote`.
 */
export async function buildCommands(
  checkout: string,
  folder: string,
): Promise<(name: string) => string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(checkout, 'package.json'), 'utf8'));
  const { scripts } = v.parse(manifestSchema, manifest);
  const files = Object.values(scripts).flatMap(
    (script) => /\b(?:delivery|desk)\/commands\/[\w-]+\.ts$/.exec(script) ?? [],
  );
  await buildForNode(
    files.map((file) => path.join(checkout, file)),
    folder,
  );
  return (name) => path.join(folder, `${name}.mjs`);
}
