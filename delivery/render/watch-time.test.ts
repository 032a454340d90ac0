import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HOUR_MS } from '@site/kit/durations.ts';
import { type ProcessState, watchTime } from './watch-time.ts';

/** How much a second of the clock adds to the CPU time of the renderer, in milliseconds, and whether it sleeps. */
let pace: { cpuPerSecond: number; isIdle: boolean };
let owesAnswer: boolean;
let watch: ReturnType<typeof watchTime>;
const stop = jest.fn<(excess: string) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  stop.mockReset();
  owesAnswer = true;
  pace = { cpuPerSecond: 0, isIdle: false };
  watchWith((): ProcessState => ({
    cpuMs: (performance.now() / 1000) * pace.cpuPerSecond,
    isIdle: pace.isIdle,
  }));
});

afterEach(() => {
  watch.end();
  jest.useRealTimers();
});

function watchWith(state: () => ProcessState | null): void {
  const limits = {
    cpu: { reserveMs: 30_000, perAnswerMs: 250 },
    idle: { reserveMs: 120_000, perAnswerMs: 1000 },
  };
  watch = watchTime(limits, { state, owesAnswer: () => owesAnswer, stop });
}

test('a renderer may wait for a processor as long as it takes', () => {
  pace = { cpuPerSecond: 5, isIdle: false };
  jest.advanceTimersByTime(HOUR_MS);
  expect(stop).not.toHaveBeenCalled();
});

test('stops a renderer that keeps a processor busy', () => {
  pace = { cpuPerSecond: 1000, isIdle: false };
  jest.advanceTimersByTime(29_000);
  expect(stop).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(stop).toHaveBeenCalledWith(
    'took more than 30 s of CPU time, plus 0.25 s for each answer,',
  );
});

test('stops a renderer that sleeps', () => {
  pace = { cpuPerSecond: 0, isIdle: true };
  jest.advanceTimersByTime(119_000);
  expect(stop).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(stop).toHaveBeenCalledWith('took more than 120 s without work, plus 1 s for each answer,');
});

test('renders any number of honest pages, but not of slow ones', () => {
  pace = { cpuPerSecond: 1000, isIdle: false };
  for (let pages = 0; pages < 20_000; pages += 1) {
    jest.advanceTimersByTime(50);
    watch.answered();
  }
  expect(stop).not.toHaveBeenCalled();
  for (let pages = 0; pages < 60; pages += 1) {
    jest.advanceTimersByTime(1000);
    watch.answered();
  }
  expect(stop).toHaveBeenCalled();
});

test('does not save up unused time for one long page', () => {
  pace = { cpuPerSecond: 1000, isIdle: false };
  for (let pages = 0; pages < 20_000; pages += 1) watch.answered();
  jest.advanceTimersByTime(31_000);
  expect(stop).toHaveBeenCalled();
});

test('counts only while an answer is due', () => {
  owesAnswer = false;
  pace = { cpuPerSecond: 1000, isIdle: true };
  jest.advanceTimersByTime(HOUR_MS);
  expect(stop).not.toHaveBeenCalled();
});

test('limits all time where the system does not report CPU time', () => {
  watch.end();
  watchWith(() => null);
  jest.advanceTimersByTime(121_000);
  expect(stop).toHaveBeenCalledWith(expect.stringContaining('without work'));
});
