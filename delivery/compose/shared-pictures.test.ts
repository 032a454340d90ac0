import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import sharp from 'sharp';
import { promote } from '../promotion/promote.ts';
import { canonicalJson } from '../versions/site-version.ts';
import { publicFolder } from '../host/served-tree.ts';
import { type FakeRelease, openTestSite, type TestSite } from '../testing/open-test-site.ts';

const site = configuredSite();
const square = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const shell: FakeRelease = { name: 'shell' };
const home: FakeRelease = {
  name: 'mfe-home',
  pages: { '/': `Sleep | ${site.product.name}` },
  sharedImage: { path: 'mfe-home/cap.svg', width: 40, height: 30, alt: 'A cap' },
  files: { 'assets/mfe-home/cap.svg': square },
};

let testSite: TestSite;

beforeEach(async () => {
  testSite = await openTestSite();
});

afterEach(() => testSite.close());

const sharedPictures = async () =>
  Object.keys(await testSite.publicTree()).filter((file) => file.includes('/shared-links/'));

/** What the page's document says about its picture. */
async function sharedBy(page: string): Promise<unknown> {
  const [, image = ''] =
    /<script type="open-graph">(.*?)<\/script>/.exec(await testSite.readPublic(page)) ?? [];
  return JSON.parse(image);
}

test('a page whose picture is an SVG shares it as a JPEG', async () => {
  await testSite.goLive(shell, home);
  const [file = '', ...others] = await sharedPictures();
  expect(others).toEqual([]);
  expect(await sharedBy('index.html')).toEqual({
    image: {
      path: file.replace('website/assets/', ''),
      width: 1200,
      height: 630,
      alt: 'A cap',
    },
  });
  const bytes = await readFile(path.join(publicFolder(testSite.stores.dataDir), file));
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('describes a decorative picture by the title of its page', async () => {
  await testSite.goLive(shell, {
    ...home,
    sharedImage: { path: 'mfe-home/cap.svg', width: 40, height: 30, alt: '' },
  });
  expect(await sharedBy('index.html')).toMatchObject({ image: { alt: 'Sleep' } });
});

test('keeps the pictures of pages that a new shell or changed posts do not render again', async () => {
  const { stores } = testSite;
  const withTwo = { ...home, pages: { ...home.pages, '/play': 'newest' } };
  await testSite.goLive(shell, withTwo);
  const before = await sharedPictures();
  expect(before).toHaveLength(1);
  await testSite.goLive({ ...shell, words: 'second shell' });
  expect(await testSite.readPublic('index.html')).toContain('second shell');
  expect(await sharedPictures()).toEqual(before);
  const post = { blogId: '1', title: 'No posts', author: '', thumbnail: '', updatedAt: '' };
  const hash = await stores.blobs.put(Buffer.from('{}'));
  const posts = [{ overview: post, hash, row: '1', pictures: [] }];
  const data = () => stores.blobs.put(Buffer.from(canonicalJson({ posts, pictures: {} })));
  expect(await promote(stores, { data })).toMatchObject({ kind: 'shipped', rendered: 1 });
  expect(await sharedPictures()).toEqual(before);
});

test('rejects a promotion whose shared picture is missing or broken', async () => {
  expect(await testSite.goLive(shell, { ...home, files: {} })).toMatchObject({
    problems: ['mfe-home shows /website/assets/mfe-home/cap.svg, which would not exist: /.'],
  });
  const broken = { ...home, files: { 'assets/mfe-home/cap.svg': '<svg' } };
  expect(await testSite.goLive(shell, broken)).toMatchObject({
    problems: ['mfe-home: mfe-home/cap.svg is not a valid SVG.'],
  });
});
