import { expect, test } from '@jest/globals';
import { replaceMeasured } from './bench-document.ts';

test('what stands between the markers is replaced and the rest stays', () => {
  const document = 'Before\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nAfter\n';
  const once = replaceMeasured(document, 'new');
  expect(once).toBe('Before\n<!-- bench:begin -->\n\nnew\n\n<!-- bench:end -->\nAfter\n');
  expect(replaceMeasured(once, 'new')).toBe(once);
});

test('a document without markers is refused', () => {
  expect(() => replaceMeasured('Nothing here', 'new')).toThrow(/bench:begin/);
});
