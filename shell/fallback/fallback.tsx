import { wordsOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import liveDocument from '../content/live-words.yaml';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const words = wordsOf(liveDocument, 'fallback');

type Props = { site: SiteConfig; onRetry: () => void };

/**
 * Shown when neither a remote's code nor the server can provide the next page. It has no image, because that would need
 * the same failing connection. Retries by itself once the browser is online again.
 */
export function Fallback({ site, onRetry }: Props) {
  const section = useRef<HTMLElement>(null);
  const onOnline = useEffectEvent(() => {
    // The element stays rendered after the visitor has moved on.
    if (section.current?.isConnected === true) onRetry();
  });
  useEffect(() => {
    const retry = () => onOnline();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return (
    <section
      ref={section}
      className="mx-auto box-content grid max-w-page justify-items-start gap-3 px-gutter py-section"
    >
      <h1>{words('heading')}</h1>
      <p className="max-w-lead text-18 text-quiet">{words('sentence')}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={buttonLook('main')} onClick={onRetry}>
          {words('retry')}
        </button>
        <a className={buttonLook('second')} href={site.contact.phoneLink}>
          {words('call').replace('{phone}', site.contact.phone)}
        </a>
      </p>
      <p>{words('hours').replace('{hours}', site.contact.hours)}</p>
    </section>
  );
}

/** Returns a function that renders the fallback into a new element and unmounts the previous one. */
export function fallbackElement(site: SiteConfig): (onRetry: () => void) => HTMLElement {
  let root: Root | undefined;
  return (onRetry) => {
    root?.unmount();
    const element = document.createElement('div');
    const next = createRoot(element);
    // Render synchronously, because focus moves to the new heading next.
    flushSync(() => next.render(<Fallback site={site} onRetry={onRetry} />));
    root = next;
    return element;
  };
}
