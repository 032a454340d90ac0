import path from 'node:path';
import { buildForNode } from '../programs/build-for-node.ts';

const workspace = path.resolve(import.meta.dirname, '..');

/** Where the built programs are put: `start.mjs`, `migrate.mjs`, `site.mjs`. */
const programsFolder = path.resolve(workspace, '../.cache/api-programs');

/** The built form of a program, such as `start.ts`. */
export function builtProgram(file: string): string {
  return path.join(programsFolder, `${path.parse(file).name}.mjs`);
}

/** The program with the inbox; it is above this workspace, so tests only start it. */
export const siteProgram = '../desk/cli/site.ts';

/** Builds the programs once for a run of tests, which start them some eighty times. */
export async function buildPrograms(): Promise<void> {
  const files = ['start.ts', 'migrate.ts', siteProgram].map((file) => path.join(workspace, file));
  await buildForNode(files, programsFolder);
}
