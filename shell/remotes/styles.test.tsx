import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CheckedFile } from '@site/kit/remote/page-lock.ts';
import { loadStyles } from './styles.ts';

const shellSheet = {
  address: '/r/shell/0123456789abcdef/styles.css',
  integrity: 'sha256-shell',
};

/** A remote's stylesheet. Each test has a new one, because a page never requests the same one twice. */
let blogSheet = { address: '', integrity: 'sha256-blog' };
let count = 0;

beforeEach(() => {
  count += 1;
  blogSheet = {
    address: `/r/mfe-blog/${String(count).padStart(16, '0')}/styles.css`,
    integrity: 'sha256-blog',
  };
  document.head.innerHTML = linkTo(shellSheet);
});

afterEach(() => {
  jest.useRealTimers();
});

const linkTo = ({ address, integrity }: CheckedFile) =>
  `<link rel="stylesheet" href="${address}" integrity="${integrity}">`;

const sheets = () => [...document.head.querySelectorAll('link[rel=stylesheet]')];

/** Loads stylesheets. `isSettled` returns whether the loader has reported them as loaded. */
function ask(addresses: readonly CheckedFile[]) {
  let settled = false;
  const asked = loadStyles(document, addresses).then(() => {
    settled = true;
  });
  return { asked, isSettled: () => settled };
}

test.each(['load', 'error'])('waits for the %s event of a new stylesheet', async (event) => {
  const { asked, isSettled } = ask([shellSheet, blogSheet]);
  const added = sheets().at(-1);
  expect(added).toHaveAttribute('href', blogSheet.address);
  expect(added).toHaveProperty('integrity', blogSheet.integrity);
  await Promise.resolve();
  expect(isSettled()).toBe(false);
  added?.dispatchEvent(new Event(event));
  await asked;
  expect(isSettled()).toBe(true);
});

test('a stylesheet that hangs does not block the page', async () => {
  jest.useFakeTimers();
  const { asked } = ask([blogSheet]);
  await jest.advanceTimersByTimeAsync(8000);
  await asked;
  expect(jest.getTimerCount()).toBe(0);
});

test('a second request also waits for a pending stylesheet', async () => {
  ask([blogSheet]);
  const { isSettled } = ask([blogSheet]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isSettled()).toBe(false);
});

test('retries a failed stylesheet for the next page', async () => {
  const { asked } = ask([blogSheet]);
  sheets().at(-1)?.dispatchEvent(new Event('error'));
  await asked;
  const { isSettled } = ask([blogSheet]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isSettled()).toBe(false);
});
