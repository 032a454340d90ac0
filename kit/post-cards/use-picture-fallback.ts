import { type RefObject, useEffect } from 'react';
import type { SiteConfig } from '../site.ts';
import { pictureAddress } from './picture-address.ts';

/** Replaces any image inside an element that has failed or fails to load with the default image. */
export function usePictureFallback(root: RefObject<HTMLElement | null>, site: SiteConfig): void {
  const fallback = pictureAddress(null, site);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) showFallback(target, fallback);
    };
    // `error` does not bubble, so capture it.
    element.addEventListener('error', onError, true);
    for (const picture of element.querySelectorAll('img')) {
      // Handle images that failed before hydration.
      if (picture.complete && picture.naturalWidth === 0) showFallback(picture, fallback);
    }
    return () => element.removeEventListener('error', onError, true);
  }, [root, fallback]);
}

function showFallback(picture: HTMLImageElement, fallback: string): void {
  // The default image failed too.
  if (picture.getAttribute('src') === fallback) return;
  // A `<source>` would take precedence over `src`.
  for (const version of picture.closest('picture')?.querySelectorAll('source') ?? []) {
    version.removeAttribute('srcset');
  }
  picture.removeAttribute('srcset');
  picture.src = fallback;
}
