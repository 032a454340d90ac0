import { expect, test } from '@jest/globals';
import { configuredSite } from '../testing/configured-site.ts';
import { withProductSlug, withSiteFacts } from './product-paths.ts';

const configured = configuredSite();
const site = { ...configured, product: { ...configured.product, name: 'Tulsi', slug: 'tulsi' } };

test('every {product} of a path becomes the slug', () => {
  expect(withProductSlug('/{product}-offerings/{product}-vision', site)).toBe(
    '/tulsi-offerings/tulsi-vision',
  );
});

test('every fact of a sentence becomes the configured one', () => {
  expect(
    withSiteFacts('{product}: call {phone} {hours} or write to {email}. {product}!', site),
  ).toBe(
    `Tulsi: call ${site.contact.phone} ${site.contact.hours} or write to ${site.contact.email}. Tulsi!`,
  );
});

test('where data is kept, and on whose computers, comes from the configuration', () => {
  expect(withSiteFacts('In {kept-in}, with {kept-by}.', site)).toBe(
    `In ${site.data.keptIn}, with ${site.data.keptBy}.`,
  );
});

test('words without braces stay as they are', () => {
  expect(withSiteFacts('Is my child a product?', site)).toBe('Is my child a product?');
});
