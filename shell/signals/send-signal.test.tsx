import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sendSignal } from './send-signal.ts';

const sendBeacon = jest.fn(() => true);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
});

afterEach(() => {
  for (const name of ['sendBeacon', 'globalPrivacyControl', 'doNotTrack']) {
    Reflect.deleteProperty(navigator, name);
  }
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a visitor whose browser says %j sends nothing',
  (wish) => {
    Object.assign(navigator, wish);
    sendSignal('/api/signals', { route: '/' });
    expect(sendBeacon).not.toHaveBeenCalled();
  },
);

test('a browser without beacons sends nothing, and nothing breaks', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(() => sendSignal('/api/signals', { route: '/' })).not.toThrow();
});
