import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PageSignal } from '@site/kit/signals/page-signal.ts';
import { reportError } from '../report-error.ts';
import { removeListenersAfterEachTest } from '../testing/remove-listeners.ts';
import { setCurrentRoute, signalFailures } from './signal-failures.ts';

removeListenersAfterEachTest();

const release = '0123456789abcdef';
const blog = { name: 'mfe-blog', release };
const script = `${window.location.origin}/r/mfe-blog/${release}/chunk-1.js`;
const lock = {
  shell: { address: `/r/shell/${release}/shell.js`, integrity: 'sha256-abc' },
  remote: null,
  scripts: [],
  others: [],
  signals: { to: '/api/signals', route: '/blog/:id' },
};

let idle: (() => void)[] = [];
let sent: [to: string, signal: PageSignal][] = [];

beforeEach(() => {
  idle = [];
  sent = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const note = (...call: (typeof sent)[number]) => void sent.push(call);
const becomeIdle = () => {
  for (const callback of idle.splice(0)) callback();
};
const failures = () => sent.flatMap(([, signal]) => signal.failures ?? []);
const fail = (filename: string) =>
  window.dispatchEvent(
    new ErrorEvent('error', { filename, message: 'asha@example.in is not defined' }),
  );
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('reports failures when idle, without error messages and without failures of third-party scripts', () => {
  signalFailures(window, lock, note);
  signalFailures(window, { ...lock, signals: null }, note);
  reportError('remote', new Error('asha@example.in did not arrive'), blog);
  reportError('navigate', new Error('offline'));
  fail(script);
  for (const other of ['chrome-extension://abc/content.js', 'https://desk.example/desk.js', '']) {
    fail(other);
  }
  expect(sent).toEqual([]);
  becomeIdle();
  expect(sent).toEqual([
    [
      '/api/signals',
      {
        route: '/blog/:id',
        failures: [
          { kind: 'section-failed', ...blog },
          { kind: 'move-failed', name: 'shell', release },
          { kind: 'script-error', ...blog },
        ],
      },
    ],
  ]);
});

test('reports each failure of a release once per page view, and at most five', () => {
  signalFailures(window, lock, note);
  for (let time = 0; time < 3; time += 1) reportError('remote', new Error('again'), blog);
  becomeIdle();
  expect(failures()).toHaveLength(1);
  for (const place of ['start', 'mount', 'dialog', 'navigate', 'remote'] as const) {
    reportError(place, new Error('again'));
  }
  becomeIdle();
  expect(failures()).toHaveLength(5);
});

test('reports an unhandled rejection by the script that created its error', () => {
  signalFailures(window, lock, note);
  const error = Object.assign(new Error('asha'), { stack: `Error: asha\n at ${script}:1:2` });
  reject(error);
  reject('asha');
  reject(
    Object.assign(new Error('asha'), { stack: 'Error\n at https://desk.example/desk.js:1:2' }),
  );
  becomeIdle();
  expect(failures()).toEqual([{ kind: 'rejected-promise', ...blog }]);
});

test('reports only unreported failures when the visitor leaves the page', () => {
  signalFailures(window, lock, note);
  reportError('navigate', new Error('offline'), blog);
  window.dispatchEvent(new Event('pagehide'));
  expect(failures()).toHaveLength(1);
  becomeIdle();
  expect(failures()).toHaveLength(1);
});

test('reports the new page’s route after navigation', () => {
  signalFailures(window, lock, note);
  setCurrentRoute('/assessments/adhd');
  reportError('remote', new Error('fell over'), blog);
  becomeIdle();
  expect(sent[0]?.[1].route).toBe('/assessments/adhd');
});
