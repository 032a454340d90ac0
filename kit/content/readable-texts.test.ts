import { expect, test } from '@jest/globals';
import { readableTexts } from './readable-texts.ts';

test('finds every text, without code fields', () => {
  const content = { id: 'x', title: 'One', items: [{ src: 'a.svg', alt: 'Two' }, 'Three'] };
  expect(readableTexts({ ...content, items: [content.items[0]] })).toEqual(['One', 'Two']);
  expect(readableTexts({ title: 'One', poster: 'a.svg' }, ['poster'])).toEqual(['One']);
});

test('joins the pieces of a paragraph, counting a link without text as one word', () => {
  const pieces = ['Write to ', { kind: 'email' }, ' or ', { kind: 'page', to: '/', text: 'look' }];
  expect(readableTexts({ pieces })).toEqual(['Write to link or look']);
});
