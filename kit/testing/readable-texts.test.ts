import { expect, test } from '@jest/globals';
import { readableTexts } from './readable-texts.ts';

test('every text is found, and fields for code are not', () => {
  const content = { id: 'x', title: 'One', items: [{ src: 'a.svg', alt: 'Two' }, 'Three'] };
  expect(readableTexts({ ...content, items: [content.items[0]] })).toEqual(['One', 'Two']);
  expect(readableTexts({ title: 'One', poster: 'a.svg' }, ['poster'])).toEqual(['One']);
});

test('a paragraph in pieces is one text, with a link without words as one word', () => {
  const pieces = ['Write to ', { kind: 'email' }, ' or ', { kind: 'page', to: '/', text: 'look' }];
  expect(readableTexts({ pieces })).toEqual(['Write to link or look']);
});
