import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MEASURED_ONE_IN } from '@site/kit/signals/page-signal.ts';
import { readBlob } from '../testing/read-blob.ts';
import { removeListenersAfterEachTest } from '../testing/remove-listeners.ts';
import { sampleVitals } from './sample-vitals.ts';

type Listener = (metric: { value: number }) => void;
const measured = new Map<string, Listener>();
const listen = (name: string) => (listener: Listener) => void measured.set(name, listener);

jest.mock('web-vitals', () => ({
  onCLS: (listener: Listener) => listen('cls')(listener),
  onINP: (listener: Listener) => listen('inp')(listener),
  onLCP: (listener: Listener) => listen('lcp')(listener),
  onTTFB: (listener: Listener) => listen('ttfb')(listener),
}));

removeListenersAfterEachTest();

const release = '0123456789abcdef';
const lock = {
  shell: { address: `/r/shell/${release}/shell.js`, integrity: 'sha256-abc' },
  remote: {
    name: 'mfe-blog',
    id: release,
    contract: 6,
    entry: `/r/mfe-blog/${release}/entry.js`,
    integrity: 'sha384-abc',
  },
  scripts: [],
  others: [],
  signals: { to: '/api/signals', route: '/blog/:id' },
};
const chosen = () => 0.99 / MEASURED_ONE_IN;

let idle: (() => void)[] = [];
let sent: Blob[] = [];

beforeEach(() => {
  idle = [];
  sent = [];
  measured.clear();
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  Object.assign(navigator, { sendBeacon: (_to: string, body: Blob) => sent.push(body) });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  for (const name of ['sendBeacon', 'globalPrivacyControl', 'connection']) {
    Reflect.deleteProperty(navigator, name);
  }
  Reflect.deleteProperty(document, 'visibilityState');
});

async function becomeIdle(): Promise<void> {
  for (const callback of idle.splice(0)) callback();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
}

function turnAway(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('reports measurements by route and release, once, when the visitor leaves the page', async () => {
  sampleVitals(lock, chosen);
  expect(measured.size).toBe(0);
  await becomeIdle();
  measured.get('ttfb')?.({ value: 210.4 });
  measured.get('lcp')?.({ value: 1830.6 });
  measured.get('cls')?.({ value: 0.020_44 });
  measured.get('inp')?.({ value: 9e9 });
  expect(sent).toEqual([]);
  turnAway();
  turnAway();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(await readBlob(sent[0] ?? new Blob()))).toEqual({
    route: '/blog/:id',
    vitals: {
      part: { name: 'mfe-blog', release },
      values: { live: expect.any(Number), ttfb: 210, lcp: 1831, cls: 0.0204, inp: 600_000 },
    },
  });
});

test('attributes measurements of the shell’s own pages to the shell', async () => {
  sampleVitals({ ...lock, remote: null }, chosen);
  await becomeIdle();
  turnAway();
  expect(JSON.parse(await readBlob(sent[0] ?? new Blob()))).toMatchObject({
    vitals: { part: { name: 'shell', release } },
  });
});

test('does not measure most page views, or any without a service, and loads no code for them', () => {
  sampleVitals(lock, () => 1 / MEASURED_ONE_IN);
  sampleVitals(lock, () => 0.999);
  sampleVitals({ ...lock, signals: null }, chosen);
  expect(idle).toEqual([]);
});

test('does not measure with Do Not Track or Save-Data, or in a hidden tab', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  sampleVitals(lock, chosen);
  Object.assign(navigator, { globalPrivacyControl: false, connection: { saveData: true } });
  sampleVitals(lock, chosen);
  Object.assign(navigator, { connection: undefined });
  turnAway();
  sampleVitals(lock, chosen);
  expect(idle).toEqual([]);
});
