import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { openContentStore } from './content-store.ts';
import { createPublisher, reasonsIn, type Shipping } from './publisher.ts';

const author = { name: 'Asha Rao', email: 'asha@pebble.example' };
const file = 'mfe-a/content/faq.md';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nothing = () => Promise.reject(new Error('The desk ships nothing.'));
const shipping: Shipping = {
  release: nothing,
  configure: nothing,
  preview: nothing,
  promote: nothing,
  awaitApproval: nothing,
};

test('where CI ships, publishing pushes the branch and builds nothing', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'publisher-'));
  const origin = path.join(folder, 'origin');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=P', '-c', 'user.email=p@pebble.example', ...args], {
      cwd: origin,
      encoding: 'utf8',
    });
  mkdirSync(path.join(origin, 'mfe-a/content'), { recursive: true });
  writeFileSync(path.join(origin, file), 'One.\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
  const content = await openContentStore({
    folder: path.join(folder, 'content'),
    repository: `file://${origin}`,
    liveRevision: async () => null,
  });
  const publisher = createPublisher({
    content,
    config: parseDeliveryConfig({ DATA_DIR: folder }),
    shipsByCi: true,
    report: (error) => {
      throw error;
    },
  });
  await content.save('mfe-a', {
    file,
    title: 'Questions',
    text: 'First.\n',
    base: 'One.\n',
    author,
  });
  const run = publisher.start('mfe-a', 'publish', shipping);
  await publisher.finished();
  expect(run).toMatchObject({ step: 'done', outcome: { kind: 'sent' }, files: [file] });
  expect(git('show', `content/mfe-a:${file}`)).toBe('First.\n');
  // CI merges the branch; then readers see it, as far as the desk knows.
  git('merge', '--quiet', 'content/mfe-a');
  await content.mergeBase('mfe-a');
  expect(await content.unpublished('mfe-a')).toEqual([]);
});

test('names no folder of the server', () => {
  const where = '/data/content/mfe-a.build/mfe-a/content/faq.md:3: must not be empty';
  const error = new Error(`mfe-a was not released. Fix these problems:\n  ${where}`);
  expect(reasonsIn(error)).toEqual(['mfe-a/content/faq.md:3: must not be empty']);
});
