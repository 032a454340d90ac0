import { expect, test } from '@jest/globals';
import { keepList, LIST_FIELD, listAddressIn } from './list-address.tsx';

test('a link to an item carries the list with its filter and page, and leads back to it', () => {
  const list = '/inbox?state=overdue&q=%E0%A4%AC&page=3';
  const link = new URL(keepList('/inbox/1#notes', list), 'https://desk.example');
  expect([link.pathname, link.hash]).toEqual(['/inbox/1', '#notes']);
  expect(listAddressIn(Object.fromEntries(link.searchParams))).toBe(list);
  expect(keepList('/inbox', list)).toBe(list);
  expect(keepList('/releases', list)).toBe('/releases');
  expect(keepList('/inbox/1', '')).toBe('/inbox/1');
});

test.each([
  'https://evil.example/inbox?a',
  '//evil.example/inbox?a',
  '/\\evil.example?a',
  '/inbox/../sign-out?a',
  '/inbox.evil.example?a',
  '/inbox@evil.example?a',
  '/inbox?',
  '/inbox?a\r\nset-cookie: a=b',
  '/inbox?a b',
  `/inbox?${'a'.repeat(4001)}`,
  '',
])('ignores the address %j, which is no list of this desk', (address) => {
  expect(listAddressIn({ [LIST_FIELD]: address })).toBe('');
});
