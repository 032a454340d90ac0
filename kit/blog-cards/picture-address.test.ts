import { expect, test } from '@jest/globals';
import { configuredSite } from '../testing/configured-site.ts';
import { pictureAddress } from './picture-address.ts';

const site = { ...configuredSite(), assetBase: 'https://cdn.example/a' };

test.each([
  ['https://cdn.example/b/ears.jpg', 'https://cdn.example/b/ears.jpg'],
  ['https://pictures.example/ears.jpg', 'https://cdn.example/a/illustrations/blog-default.svg'],
  ['//pictures.example/ears.jpg', 'https://cdn.example/a/illustrations/blog-default.svg'],
  ['/uploads/ears.jpg', '/uploads/ears.jpg'],
  ['illustrations/check-up.svg', 'https://cdn.example/a/illustrations/check-up.svg'],
  [null, 'https://cdn.example/a/illustrations/blog-default.svg'],
])('resolves the image %s to %s', (thumbnail, address) => {
  expect(pictureAddress(thumbnail, site)).toBe(address);
});
