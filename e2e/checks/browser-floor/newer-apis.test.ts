import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Finding } from './compatibility.ts';

const newer = [
  ['AbortSignal.any([]);', 'api.AbortSignal.any_static'],
  ['const { canParse } = URL; URL.canParse("");', 'api.URL.canParse_static'],
  ['[2, 1].toSorted();', 'javascript.builtins.Array.toSorted'],
  ['const f = (list: readonly string[]) => list.toSorted();', 'javascript.builtins.Array.toSorted'],
  ['new URLSearchParams().size;', 'api.URLSearchParams.size'],
  ['Promise.withResolvers();', 'javascript.builtins.Promise.withResolvers'],
  ['document.startViewTransition();', 'api.Document.startViewTransition'],
  ['new Set().union(new Set());', 'javascript.builtins.Set.union'],
  ['new Intl.DurationFormat();', 'javascript.builtins.Intl.DurationFormat'],
  ['/[\\p{L}--a]/v.test("");', 'javascript.builtins.RegExp.unicodeSets'],
  ['/(?i:a)b/.test("");', 'javascript.regular_expressions.modifier'],
  ['const it = <button popoverTarget="x" />;', 'html.elements.button.popovertarget'],
  ['const it = <div popover="auto" />;', 'html.global_attributes.popover'],
] as const;

const old = [
  'document.querySelector("a")?.closest("b"); [1].at(0); Object.hasOwn({}, "a"); fetch("/");',
  'export type Any = ReturnType<typeof AbortSignal.any>;',
  'if ("share" in navigator) navigator.share({});',
  'const v = { union: () => 1, canParse: () => 2 }; v.union(); v.canParse();',
  'new Intl.NumberFormat("en-IN").format(1); /(?<=a)(?:b)/u.test("");',
  'const Part = (_: { popover: string }) => null; const it = <Part popover="" />;',
  "import type { T } from './types.ts'; import './build.data.ts'; export type U = T;",
] as const;

const root = mkdtempSync(path.join(tmpdir(), 'browser-floor-'));
const entries: string[] = [];
let findings: readonly Finding[] = [];

/** Writes each text to its own module, named after its position. */
function write(kind: string, texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    const entry = `${kind}-${index}.tsx`;
    entries.push(entry);
    writeFileSync(path.join(root, entry), `${text}\nexport {};\n`);
  }
}

beforeAll(() => {
  const compilerOptions = {
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: [],
    jsx: 'preserve',
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  write('newer', [...newer.map(([text]) => text), "void import('./imported.ts');"]);
  write('old', old);
  writeFileSync(path.join(root, 'imported.ts'), 'export const a = 1;\nURL.canParse("");\n');
  for (const name of ['types.ts', 'build.data.ts']) {
    writeFileSync(path.join(root, name), 'export type T = 1;\nAbortSignal.any([]);\n');
  }
  // Jest cannot load TypeScript's own module.
  const program = `
    import { newerApis } from ${JSON.stringify(path.join(import.meta.dirname, 'newer-apis.ts'))};
    console.log(JSON.stringify(newerApis(${JSON.stringify(root)}, ${JSON.stringify(entries)})));
  `;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program];
  findings = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }));
});

afterAll(() => rmSync(root, { recursive: true }));

const keysIn = (file: string) =>
  findings.filter(({ where }) => where.startsWith(`${file}:`)).map(({ key }) => key);

test.each(newer.map(([text, key], index) => [text, key, index] as const))(
  '%s is newer than the oldest browsers: %s',
  (_text, key, index) => {
    expect(keysIn(`newer-${index}.tsx`)).toContain(key);
  },
);

test.each(old.map((text, index) => [text, index] as const))('%s is not', (_text, index) => {
  expect(keysIn(`old-${index}.tsx`)).toEqual([]);
});

test('checks imported modules, except type imports and build-time modules', () => {
  expect(findings.filter(({ where }) => !/^(?:newer|old)-/.test(where))).toEqual([
    {
      key: 'api.URL.canParse_static',
      lackedBy: expect.stringContaining('chrome before 120'),
      where: 'imported.ts:2',
    },
  ]);
});
