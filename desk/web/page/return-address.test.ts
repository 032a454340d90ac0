import { expect, test } from '@jest/globals';
import { fromList, RETURN_FIELD, returnAddress } from './return-address.ts';

test('a link to an item carries the list with its filter and page, and leads back to it', () => {
  const list = '/inbox?state=overdue&q=%E0%A4%AC&page=3';
  const link = new URL(fromList('/inbox/1', list), 'https://desk.example');
  expect(link.pathname).toBe('/inbox/1');
  expect(returnAddress(Object.fromEntries(link.searchParams), '/inbox')).toBe(list);
  expect(fromList('/inbox/1', '/inbox')).toBe('/inbox/1');
});

test.each([
  'https://evil.example/inbox?a',
  '//evil.example/inbox?a',
  '/\\evil.example?a',
  '/inboxes?a',
  '/inbox/1?a',
  '/inbox/../sign-out?a',
  '/inbox.evil.example?a',
  '/inbox@evil.example?a',
  '/releases?a',
  '/inbox?',
  '/inbox?a\r\nset-cookie: a=b',
  '/inbox?a b',
  `/inbox?${'a'.repeat(4001)}`,
  '',
])('ignores the address %j, which is not the list', (address) => {
  expect(returnAddress({ [RETURN_FIELD]: address }, '/inbox')).toBe('/inbox');
});
