import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { usedIcons } from './used-icons.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'icons-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('keeps the icons that the modules and their documents name', () => {
  const files = {
    'entry.tsx': `import { other } from './other.tsx';\n<Icon name="close" />; // search`,
    'other.tsx': `import words from './words.yaml';\nexport const other = isOn ? 'play' : 'pause';`,
    'words.yaml': 'ways:\n  - icon: phone\n    text: call the clinic',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const source = usedIcons([path.join(folder, 'entry.tsx')]);
  const { iconPaths }: { iconPaths: object } = JSON.parse(
    `{${source.replace('export const iconPaths =', '"iconPaths":').replace(/;$/, '')}}`,
  );
  expect(Object.keys(iconPaths)).toEqual(['close', 'pause', 'phone', 'play']);
});
