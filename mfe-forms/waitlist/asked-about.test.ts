import { expect, test } from '@jest/globals';
import { askedAbout, waitlistLink } from './asked-about.ts';

test.each(['Eyewear for children', 'The speech and language check', 'बच्चों के चश्मे', 'Eyes & ears'])(
  'the link contains %s, which is parsed back unchanged',
  (about) => {
    const address = new URL(waitlistLink('/intervention/comingSoon', about), 'https://a.example');
    expect(address.pathname).toBe('/intervention/comingSoon');
    expect(address.hash).toBe('#join');
    expect(askedAbout(address.search)).toBe(about);
  },
);

test.each([
  '',
  '?about=',
  '?about=Call%2098765',
  '?about=evil.example',
  '?about=a/b',
  '?other=Eyes',
  `?about=${'e'.repeat(61)}`,
])('does not echo %p to a visitor', (search) => {
  expect(askedAbout(search)).toBeNull();
});
