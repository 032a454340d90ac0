import { type RefObject, useEffect } from 'react';
import type { SiteConfig } from '../site.ts';
import { pictureAddress } from './picture-address.ts';

/**
 * Shows the default picture in the place of every picture inside an element that does not arrive, now or later,
 * so that no reader sees the browser's sign for a broken one.
 */
export function useMendedPictures(root: RefObject<HTMLElement | null>, site: SiteConfig): void {
  const standIn = pictureAddress(null, site);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) mend(target, standIn);
    };
    // It does not bubble.
    element.addEventListener('error', onError, true);
    for (const picture of element.querySelectorAll('img')) {
      // Those that failed before this code arrived.
      if (picture.complete && picture.naturalWidth === 0) mend(picture, standIn);
    }
    return () => element.removeEventListener('error', onError, true);
  }, [root, standIn]);
}

function mend(picture: HTMLImageElement, standIn: string): void {
  // The default one failed too.
  if (picture.getAttribute('src') === standIn) return;
  // Versions would still be chosen before the address.
  for (const version of picture.closest('picture')?.querySelectorAll('source') ?? []) {
    version.removeAttribute('srcset');
  }
  picture.removeAttribute('srcset');
  picture.src = standIn;
}
