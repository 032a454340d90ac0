import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';

const installed = createRequire(__filename);
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What a loader makes of a file. Run apart, because a build reads loaders as ES modules too. */
function loaded(loader: string, file: string, options: object = {}): string {
  const program = `
    import { readFileSync } from 'node:fs';
    import loader from ${JSON.stringify(path.join(__dirname, loader))};
    const context = { getOptions: () => (${JSON.stringify(options)}) };
    process.stdout.write(loader.call(context, readFileSync(${JSON.stringify(file)}, 'utf8')));
  `;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    maxBuffer: 1e7,
  });
}

test('a section carries the icons it names and no others', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'pages'));
  writeFileSync(path.join(folder, 'pages/a.tsx'), `<Icon name="ear" />, { icon: 'x-social' }`);
  writeFileSync(path.join(folder, 'pages/a.test.tsx'), `<Icon name="eye" />`);
  const file = path.join(__dirname, '../ui/icon-paths.ts');
  const kept = loaded('used-icons-loader.mjs', file, { folders: [folder] });
  expect(kept.match(/^ {2}'?[a-z-]+'?:/gm)).toEqual(['  ear:', "  'x-social':"]);
  expect(kept).toContain('export const iconPaths = {');
});

test('no part of React Router that nobody imports looks as if it did something', () => {
  const folder = path.join(
    path.dirname(installed.resolve('react-router/package.json')),
    'dist/production',
  );
  const entry = readFileSync(path.join(folder, 'index.mjs'), 'utf8');
  const chunks = [...new Set(entry.match(/chunk-\w+\.mjs/g))];
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks) {
    const source = loaded('shakeable-router-loader.mjs', path.join(folder, chunk));
    expect(source).not.toMatch(/^\w+\.displayName/m);
    expect(source).not.toMatch(/^var \w+ = React\d*\.\w+\(/m);
  }
});
