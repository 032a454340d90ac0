import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './site.ts';

/** The lines of the shell commands below a heading of a guide, without comments. */
export async function guideCommands(guide: string, heading: string): Promise<readonly string[]> {
  const text = await readFile(path.join(root, guide), 'utf8');
  const [, rest] = text.split(`\n## ${heading}\n`);
  const block = /^```sh\n(.*?)^```/ms.exec(rest?.split('\n## ')[0] ?? '')?.[1];
  if (block === undefined) throw new Error(`${guide} has no commands below "${heading}".`);
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''));
}
