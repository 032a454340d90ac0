import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { SiteConfig } from '@site/kit/site.ts';
import { Fallback } from './fallback.tsx';

/** Gives what makes an element with the fallback in it; the one before ends. */
export function fallbackElement(site: SiteConfig): (onRetry: () => void) => HTMLElement {
  let root: Root | undefined;
  return (onRetry) => {
    root?.unmount();
    const element = document.createElement('div');
    const next = createRoot(element);
    // At once, because the visitor's focus is put on its heading next.
    flushSync(() => next.render(<Fallback site={site} onRetry={onRetry} />));
    root = next;
    return element;
  };
}
