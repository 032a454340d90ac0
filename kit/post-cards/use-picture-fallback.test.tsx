import { expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { configuredSite } from '../testing/configured-site.ts';
import { usePictureFallback } from './use-picture-fallback.ts';

const site = configuredSite();
const standIn = `${site.assetBase}/illustrations/blog-default.svg`;

function Words({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null);
  usePictureFallback(root, site);
  return <div ref={root} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The pictures of a text. */
function show(html: string): HTMLImageElement[] {
  return [...render(<Words html={html} />).container.querySelectorAll('img')];
}

test('replaces an image that fails to load, including its sources, and keeps the others', () => {
  const [first, second] = show(
    '<picture><source srcset="/a.webp 400w"><img src="/a.jpg" alt="A cap"></picture><img src="/b.jpg" alt="">',
  );
  if (first) fireEvent.error(first);
  expect(first?.getAttribute('src')).toBe(standIn);
  expect(first?.alt).toBe('A cap');
  expect(first?.parentElement?.querySelector('[srcset]')).toBeNull();
  expect(second?.getAttribute('src')).toBe('/b.jpg');
});

test('replaces an image that failed before hydration', () => {
  const { complete } = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype);
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    get: () => true,
    configurable: true,
  });
  const [picture] = show('<img src="/a.jpg" alt="">');
  Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
  expect(picture?.getAttribute('src')).toBe(standIn);
});

test('does not loop if the default image fails too', () => {
  const [picture] = show(`<img src="${standIn}" alt="">`);
  if (picture) fireEvent.error(picture);
  expect(picture?.getAttribute('src')).toBe(standIn);
});
