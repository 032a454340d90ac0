import path from 'node:path';
import { buildForNode } from '@site/api/testing/build-for-node.ts';
import { repositoryRoot } from '../config.ts';

const built = new Map<string, Promise<string>>();

/** Bundles a program such as `cli/site.ts`, once per process, for tests that start it often. Returns the file. */
export function builtProgram(file: string): Promise<string> {
  const known = built.get(file) ?? make(file);
  built.set(file, known);
  return known;
}

async function make(file: string): Promise<string> {
  const { name } = path.parse(file);
  const folder = path.join(repositoryRoot, '.cache/programs', name);
  await buildForNode([path.join(repositoryRoot, file)], folder);
  return path.join(folder, `${name}.mjs`);
}
