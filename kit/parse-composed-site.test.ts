import { expect, test } from '@jest/globals';
import siteFile from '../site.config.json' with { type: 'json' };
import { parseComposedSite } from './parse-composed-site.ts';
import { configuredSite } from './testing/configured-site.ts';

test('the configuration that was composed is read as it is', () => {
  const { $schema: _forEditors, ...composed } = siteFile;
  expect(parseComposedSite(composed)).toEqual(configuredSite());
});

test.each([null, 'an error page', {}, { product: {} }, { contact: {} }])(
  'an answer that is not ours is refused: %j',
  (answer) => {
    expect(() => parseComposedSite(answer)).toThrow('not in the expected form');
  },
);
