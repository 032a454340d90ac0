import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { repositoryRoot } from '@site/delivery/config.ts';
import { checkoutBackend } from './checkout-backend.ts';

let root: string;
let answer: ReturnType<typeof checkoutBackend>;

const categories = 'mfe-assessments/content/categories';
const physical = `${categories}/physical.md`;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  for (const name of ['mfe-assessments', 'site.config.json', 'package.json'])
    await cp(path.join(repositoryRoot, name), path.join(root, name), {
      recursive: true,
      filter: (file) => !file.endsWith('node_modules'),
    });
  answer = checkoutBackend(root);
});
afterAll(async () => rm(root, { recursive: true }));

const inRoot = (name: string) => path.join(root, name);
const entrySchema = v.object({ data: v.string(), file: v.object({ path: v.string() }) });

async function opened(name: string): Promise<string> {
  const entry = await answer({ action: 'getEntry', params: { path: name } });
  return v.parse(entrySchema, entry).data;
}

function save(name: string, raw: string, base: string, assets: Asset[] = []) {
  return answer({
    action: 'persistEntry',
    params: { dataFiles: [{ path: name, raw, base }], assets },
  });
}

type Asset = { path: string; content: string; encoding: 'base64' };

function svg(name: string): Asset {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const content = Buffer.from(drawing).toString('base64');
  return { path: `mfe-assessments/assets/${name}`, content, encoding: 'base64' };
}

test('lists a folder’s documents by extension', async () => {
  const list = async (folder: string, extension: string) => {
    const entries = await answer({ action: 'entriesByFolder', params: { folder, extension } });
    return v.parse(v.array(entrySchema), entries).map(({ file }) => path.basename(file.path));
  };
  expect(await list(categories, 'md')).toEqual(['behavioural.md', 'learning.md', 'physical.md']);
  const conditions = 'mfe-assessments/content/conditions';
  expect(await list(conditions, 'md')).toContain('adhd.md');
  expect(await list(conditions, 'checklist.yaml')).not.toContain('adhd.md');
});

test('saves a document with its new picture', async () => {
  const base = await opened(physical);
  const raw = base.replace(/^ {2}file: .+$/m, '  file: new-heart.svg');
  await save(physical, raw, base, [svg('new-heart.svg')]);
  expect(await readFile(inRoot(physical), 'utf8')).toBe(raw);
  expect(existsSync(inRoot('mfe-assessments/assets/new-heart.svg'))).toBe(true);
  // The editor's own write is not a conflict.
  await save(physical, base, base);
});

test('doesn’t write an invalid document, and removes the picture uploaded with it', async () => {
  const base = await opened(physical);
  const raw = base.replace('topic: physical', 'topic: dental');
  await expect(save(physical, raw, base, [svg('no-heart.svg')])).rejects.toThrow(
    /^mfe-assessments\/content\/categories\/physical\.md:\d+: topic /,
  );
  expect(await opened(physical)).toBe(base);
  expect(existsSync(inRoot('mfe-assessments/assets/no-heart.svg'))).toBe(false);
});

test('rejects a document that changed since it was opened', async () => {
  const base = await opened(physical);
  await writeFile(inRoot(physical), base.replace('# A gentle', '# One gentle'));
  await expect(save(physical, `${base}\nMore.\n`, base)).rejects.toThrow('was changed elsewhere');
  await writeFile(inRoot(physical), base);
});

test('reports problems in the configuration', async () => {
  const base = await opened('site.config.json');
  const raw = base.replace('"categoryNow": 2999', '"categoryNow": 2999.5');
  await expect(save('site.config.json', raw, base)).rejects.toThrow(
    'site.config.json: prices.categoryNow: must be whole rupees',
  );
});

test.each(['package.json', '../elsewhere.md', 'mfe-assessments/content/collections.ts'])(
  'doesn’t read or write %s',
  async (name) => {
    await expect(answer({ action: 'getEntry', params: { path: name } })).rejects.toThrow(
      'is not a document',
    );
    await expect(save(name, '', '')).rejects.toThrow('is not a document');
  },
);

test('rejects a configuration that is not JSON', async () => {
  const base = await opened('site.config.json');
  await expect(save('site.config.json', base.slice(0, -5), base)).rejects.toThrow(
    'site.config.json is not valid JSON',
  );
  expect(await opened('site.config.json')).toBe(base);
});

test.each([
  ['mfe-assessments/assets/evil.js', 'is not supported'],
  ['mfe-assessments/assets/a b.svg', 'is not supported'],
  ['mfe-assessments/assets/..png', 'is not supported'],
  ['mfe-assessments/assets/../../page.svg', 'is not a folder of pictures'],
  ['node_modules/assets/heart.svg', 'is not a folder of pictures'],
  ['mfe-new/assets/heart.svg', 'is not a folder of pictures'],
  ['assets/heart.svg', 'is not a folder of pictures'],
])('does not write %s', async (name, reason) => {
  const asset = { ...svg('heart.svg'), path: name };
  await expect(answer({ action: 'persistMedia', params: { asset } })).rejects.toThrow(reason);
});

test('a rejected save leaves no new folder behind', async () => {
  const base = await opened(physical);
  const raw = base.replace('topic: physical', 'topic: dental');
  const asset = { ...svg('heart.svg'), path: 'mfe-company/assets/heart.svg' };
  await expect(save(physical, raw, base, [asset])).rejects.toThrow('topic');
  expect(existsSync(inRoot('mfe-company/assets'))).toBe(false);
});

test('lists only pictures of the checkout', async () => {
  await symlink('/etc/hostname', inRoot('mfe-assessments/assets/host.svg'));
  const params = { path: 'mfe-assessments/assets/host.svg' };
  await expect(answer({ action: 'getMediaFile', params })).rejects.toThrow('is not a picture');
  await rm(inRoot('mfe-assessments/assets/host.svg'));
  const list = (mediaFolder: string) => answer({ action: 'getMedia', params: { mediaFolder } });
  expect(await list('mfe-assessments/assets')).not.toEqual([]);
  expect(await list('../../etc')).toEqual([]);
});
