import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hashedName, listAssets } from './list-assets.ts';
import { sectionAssets } from './section-assets.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"/>';

test('lists an image by file name with its intrinsic size', () => {
  writeFileSync(path.join(folder, 'hero.svg'), svg);
  writeFileSync(path.join(folder, 'welcome.mp4'), 'film');
  writeFileSync(path.join(folder, 'LICENCES.md'), 'ours');
  const { picture, file } = sectionAssets(listAssets('mfe-home', folder));
  const src = `mfe-home/${hashedName('hero.svg', Buffer.from(svg))}`;
  expect(src).toMatch(/^mfe-home\/hero\.[0-9a-f]{8}\.svg$/);
  expect(picture('hero.svg')).toEqual({ src, width: 400, height: 300 });
  expect(picture('hero.svg', 'A family')).toEqual({
    src,
    alt: 'A family',
    width: 400,
    height: 300,
  });
  expect(file('welcome.mp4')).toMatch(/^mfe-home\/welcome\.[0-9a-f]{8}\.mp4$/);
  expect(() => picture('welcome.mp4')).toThrow('assets/welcome.mp4 is not an image.');
  expect(() => picture('LICENCES.md')).toThrow('assets/LICENCES.md does not exist.');
});

test('names an unreadable image in the error', () => {
  writeFileSync(path.join(folder, 'broken.png'), 'not a picture');
  expect(() => listAssets('mfe-home', folder)).toThrow('assets/broken.png');
});
