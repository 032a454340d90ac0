import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { reachedModules } from './reached-modules.ts';

test('follows static and lazy imports in the section and in the kit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'section-'));
  mkdirSync(path.join(folder, 'pages'));
  const files = {
    'remote.ts': `page: () => import(/* webpackChunkName: "home" */ './pages/home.tsx')`,
    'pages/home.tsx': `import { Chip } from '@site/kit/ui/chip.tsx';`,
    'pages/unused.tsx': '',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const reached = [...reachedModules([path.join(folder, 'remote.ts')])];
  rmSync(folder, { recursive: true });

  expect(reached).toContain(path.join(folder, 'pages/home.tsx'));
  expect(reached).toContain(path.resolve(__dirname, '../ui/chip.tsx'));
  expect(reached).toContain(path.resolve(__dirname, '../ui/cn.ts'));
  expect(reached).not.toContain(path.join(folder, 'pages/unused.tsx'));
});
