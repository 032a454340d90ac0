import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../support/site.ts';
import { workspaces } from '../support/workspaces.ts';

test('the type check covers every source file, including tests', () => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const listed = execFileSync(process.execPath, [tsc, '-p', '.', '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const checked = new Set(listed.split('\n').map((file) => path.relative(root, file)));
  const sources = workspaces.flatMap((name) =>
    readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
      .map((file) => path.join(name, file)),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => !checked.has(file))).toEqual([]);
});
