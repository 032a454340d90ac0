import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readBlob } from '../testing/read-blob.ts';
import { sendSignal } from './send-signal.ts';

let sent: { to: string; type: string; body: string }[] = [];

let reading: Promise<void>[] = [];

beforeEach(() => {
  sent = [];
  reading = [];
  Object.assign(navigator, {
    sendBeacon: (to: string, body: Blob) => {
      reading.push(
        readBlob(body).then((text) => void sent.push({ to, type: body.type, body: text })),
      );
      return false;
    },
  });
});

afterEach(() => {
  for (const name of ['sendBeacon', 'globalPrivacyControl', 'doNotTrack']) {
    Reflect.deleteProperty(navigator, name);
  }
});

test('a signal is sent as JSON, and one that the browser does not take is nobody’s loss', async () => {
  sendSignal('/api/signals', { route: '/blog/:id' });
  await Promise.all(reading);
  expect(sent).toEqual([
    { to: '/api/signals', type: 'application/json', body: '{"route":"/blog/:id"}' },
  ]);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'whose browser says %j sends nothing',
  (wish) => {
    Object.assign(navigator, wish);
    sendSignal('/api/signals', { route: '/' });
    expect(reading).toEqual([]);
  },
);

test('a browser without beacons sends nothing, and nothing breaks', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(() => sendSignal('/api/signals', { route: '/' })).not.toThrow();
});
