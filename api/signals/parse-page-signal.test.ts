import { expect, test } from '@jest/globals';
import { parsePageSignal } from './parse-page-signal.ts';

const part = { name: 'mfe-blog', release: '0123456789abcdef' };
const failure = { kind: 'section-failed', ...part };
const vitals = { part, values: { lcp: 1830.5, inp: 96, cls: 0, ttfb: 210, live: 2400 } };

test('accepts the signals our pages send', () => {
  for (const signal of [
    { route: '/blog/:id', failures: [failure] },
    {
      route: '/',
      failures: [failure],
      token: `25.live.2969999.${'x'.repeat(43)}~10.live.2969999.${'y'.repeat(43)}`,
    },
    { route: 'none', vitals },
    { route: '/', failures: [failure, failure], vitals: { part, values: {} } },
  ]) {
    expect(parsePageSignal(signal)).toEqual(signal);
  }
});

test.each([
  [null],
  [{}],
  [{ route: '' }],
  [{ route: 'x'.repeat(201) }],
  [{ route: '/', message: 'asha@example.in' }],
  [{ route: '/', failures: Array.from({ length: 6 }, () => failure) }],
  [{ route: '/', failures: [{ ...failure, message: 'Asha is not defined' }] }],
  [{ route: '/', failures: [{ ...failure, kind: 'made-up' }] }],
  [{ route: '/', failures: [{ ...failure, name: '../mfe-blog' }] }],
  [{ route: '/', failures: [{ ...failure, release: 'latest' }] }],
  [{ route: '/', failures: [failure], token: 'asha@example.in' }],
  [{ route: '/', failures: [failure], token: 'x'.repeat(601) }],
  [{ route: '/', vitals: { part, values: { lcp: -1 } } }],
  [{ route: '/', vitals: { part, values: { lcp: 1e9 } } }],
  [{ route: '/', vitals: { part, values: { fid: 3 } } }],
])('rejects %j', (body) => {
  expect(parsePageSignal(body)).toBeNull();
});
