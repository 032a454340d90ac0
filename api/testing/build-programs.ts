import path from 'node:path';
import { buildForNode } from '../programs/build-for-node.ts';

const workspace = path.resolve(import.meta.dirname, '..');

/** Where the built programs are put: `start.mjs`, `migrate.mjs`, `inbox.mjs`. */
const programsFolder = path.resolve(workspace, '../.cache/api-programs');

/** The built form of one of this workspace's programs, such as `start.ts`. */
export function builtProgram(file: string): string {
  return path.join(programsFolder, file.replace(/\.ts$/, '.mjs'));
}

/** Builds this workspace's programs once for a run of tests, which start them some eighty times. */
export async function buildPrograms(): Promise<void> {
  const files = ['start.ts', 'migrate.ts', 'inbox.ts'].map((file) => path.join(workspace, file));
  await buildForNode(files, programsFolder);
}
