import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hashedName, listAssets } from './list-assets.ts';

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
  const src = `mfe-home/${hashedName('hero.svg', Buffer.from(svg))}`;
  expect(src).toMatch(/^mfe-home\/hero\.[0-9a-f]{8}\.svg$/);
  expect(listAssets('mfe-home', folder)).toEqual({
    'hero.svg': { src, width: 400, height: 300 },
    'welcome.mp4': { src: expect.stringMatching(/^mfe-home\/welcome\.[0-9a-f]{8}\.mp4$/) },
  });
});

test('names an unreadable image in the error', () => {
  writeFileSync(path.join(folder, 'broken.png'), 'not a picture');
  expect(() => listAssets('mfe-home', folder)).toThrow('assets/broken.png');
});
