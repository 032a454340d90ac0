import path from 'node:path';
import { buildForNode } from '../programs/build-for-node.ts';

const workspace = path.resolve(import.meta.dirname, '..');

/** Contains `start.mjs`, `migrate.mjs` and `site.mjs`. */
const programsFolder = path.resolve(workspace, '../.cache/api-programs');

/** The bundle of a program such as `start.ts`. */
export function builtProgram(file: string): string {
  return path.join(programsFolder, `${path.parse(file).name}.mjs`);
}

/** The program with the inbox. It depends on this workspace, so tests start it and never import it. */
export const siteProgram = '../cli/site.ts';

/** Bundles the programs once per test run, which starts them about eighty times. */
export async function buildPrograms(): Promise<void> {
  const files = ['start.ts', 'migrate.ts', siteProgram].map((file) => path.join(workspace, file));
  await buildForNode(files, programsFolder);
}
