import { expect, test } from '@jest/globals';
import { wordsOf } from './content-of.ts';

test('finds a text by its name, in the whole document or a part of it, and reports a name without one', () => {
  const document = { price: { label: 'Price' } };
  expect(wordsOf(document)('price.label')).toBe('Price');
  expect(wordsOf(document, 'price')('label')).toBe('Price');
  expect(() => wordsOf(document)('price')).toThrow('The document has no text "price".');
  expect(() => wordsOf(document)('price.was')).toThrow('The document has no text "price.was".');
});
