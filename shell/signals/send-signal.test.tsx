import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readBlob } from '../testing/read-blob.ts';
import { sendSignal } from './send-signal.ts';

const sendBeacon = jest.fn((_to: string, _signal: Blob) => true);
const part = { name: 'mfe-blog', release: '0123456789abcdef' };

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
});

afterEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  for (const name of ['sendBeacon', 'globalPrivacyControl', 'doNotTrack']) {
    Reflect.deleteProperty(navigator, name);
  }
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'sends nothing if the browser says %j',
  (wish) => {
    Object.assign(navigator, wish);
    sendSignal('/api/signals', { route: '/' });
    expect(sendBeacon).not.toHaveBeenCalled();
  },
);

test('does nothing in a browser without `sendBeacon`', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(() => sendSignal('/api/signals', { route: '/' })).not.toThrow();
});

test.each([
  [
    [{ serverTiming: [{ name: 'cdn' }, { name: 'page', description: '25.live.7.x' }] }],
    '25.live.7.x',
  ],
  [[{ serverTiming: [] }], undefined],
  // Safari before 16.4.
  [[{}], undefined],
  [[], undefined],
])('on a page with %j, sends failures with the token %j', async (entries, token) => {
  Object.assign(performance, { getEntriesByType: () => entries });
  const failures = [{ kind: 'section-failed', ...part }] as const;
  const vitals = { part, values: { live: 900 } };
  for (const signal of [
    { route: '/', failures },
    { route: '/', vitals },
  ]) {
    sendSignal('/api/signals', signal);
  }
  const sent = sendBeacon.mock.calls.map(async ([, blob]) => JSON.parse(await readBlob(blob)));
  expect(await Promise.all(sent)).toEqual([
    { route: '/', failures, ...(token !== undefined && { token }) },
    { route: '/', vitals },
  ]);
});
