import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appModule, findIslands } from './find-islands.ts';
import { reachedModules } from './reached-modules.ts';

const root = path.resolve(__dirname, '../..');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

test('finds all islands reachable from a remote’s pages, including the kit’s', () => {
  write({
    'remote.ts': `page: () => import(/* webpackChunkName: "hall" */ './hall/page.tsx')`,
    'hall/page.tsx': `import { Hall } from './hall.tsx';`,
    'hall/hall.tsx': `import {\n  bell,\n} from '../bell.island.tsx';\nimport { Card } from '@site/kit/ui/card.tsx';`,
    'bell.island.tsx': `import { useState } from 'react';`,
    'never-used.island.tsx': '',
  });
  const islands = findIslands(path.join(folder, 'remote.ts'));
  expect([...islands]).toEqual([
    ['bell', path.join(folder, 'bell.island.tsx')],
    ['dialog-card', path.join(root, 'kit/ui/dialog-card.island.tsx')],
  ]);
});

test('generates the module that mounts all islands of a section', () => {
  write({
    'remote.ts': `import './a/gong.island.tsx';\nimport './bell.island.tsx';`,
    'a/gong.island.tsx': '',
    'bell.island.tsx': '',
  });
  const module = appModule('mfe-hall', folder);
  expect(module).toContain(`import * as island0 from './bell.island.tsx';`);
  expect(module).toContain(`import * as island1 from './a/gong.island.tsx';`);
  expect(module).toContain(
    `createRemoteApp('mfe-hall', [...Object.values(island0), ...Object.values(island1)])`,
  );
});

test('rejects two islands with the same name', () => {
  write({
    'remote.ts': `import './a/bell.island.tsx';\nimport './b/bell.island.tsx';`,
    'a/bell.island.tsx': '',
    'b/bell.island.tsx': '',
  });
  expect(() => findIslands(path.join(folder, 'remote.ts'))).toThrow(
    /Two islands are named "bell": .*a\/bell\.island\.tsx and .*b\/bell\.island\.tsx/,
  );
});

test('follows static and lazy imports in the section and in the kit', () => {
  write({
    'remote.ts': `page: () => import(/* webpackChunkName: "home" */ './pages/home.tsx')`,
    'pages/home.tsx': `import { Chip } from '@site/kit/ui/chip.tsx';`,
    'pages/unused.tsx': '',
  });
  const reached = [...reachedModules([path.join(folder, 'remote.ts')])];
  expect(reached).toEqual(
    expect.arrayContaining([
      path.join(folder, 'pages/home.tsx'),
      path.join(root, 'kit/ui/chip.tsx'),
      path.join(root, 'kit/ui/cn.ts'),
    ]),
  );
  expect(reached).not.toContain(path.join(folder, 'pages/unused.tsx'));
});
