import { expect, test } from '@jest/globals';
import { isFromThisSite } from './same-site.ts';

test.each([
  [{}],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'https://www.tulsi.example' }],
  [{ origin: 'https://WWW.tulsi.example:443', 'sec-fetch-site': 'same-origin' }],
])('accepts %j as this site', (headers) => {
  expect(isFromThisSite(headers, 'www.tulsi.example')).toBe(true);
  expect(isFromThisSite(headers, 'WWW.Tulsi.Example')).toBe(true);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': '' }],
  [{ origin: 'null' }],
  [{ origin: 'null', 'sec-fetch-site': 'none' }],
  [{ origin: 'null', 'sec-fetch-site': 'same-site' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [{ origin: '' }],
  [{ origin: 'https://other.tulsi.example', 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://tulsi.example' }],
  [{ origin: 'https://www.tulsi.example:8443' }],
  [{ origin: 'https://www.tulsi.example@evil.example' }],
  [{ origin: 'https://www.tulsi.example', 'sec-fetch-site': 'cross-site' }],
])('rejects %j as another site', (headers) => {
  expect(isFromThisSite(headers, 'www.tulsi.example')).toBe(false);
});

test('compares ports too, and rejects requests without a host', () => {
  expect(isFromThisSite({ origin: 'http://localhost:8080' }, 'localhost:8080')).toBe(true);
  expect(isFromThisSite({ origin: 'http://localhost:8081' }, 'localhost:8080')).toBe(false);
  expect(isFromThisSite({ origin: 'http://localhost' }, '')).toBe(false);
});
