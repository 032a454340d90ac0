import { useEffect } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';

/** Prints as soon as a link to the essentials has made them the page's target. */
export const printEssentials = defineIsland<object>('print-essentials', PrintEssentials);

function PrintEssentials() {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const hash = link?.getAttribute('href');
      if (hash !== '#essentials') return;
      if (window.location.hash === hash) window.print();
      else window.addEventListener('hashchange', () => window.print(), { once: true });
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
