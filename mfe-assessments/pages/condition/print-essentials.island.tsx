import { useEffect } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';

type Props = {
  /** The id of the box that offers to print the essentials. */
  target: string;
};

/** Opens the print dialog when a link makes the essentials the page's `:target`. */
export const printEssentials = defineIsland<Props>('print-essentials', PrintEssentials);

function PrintEssentials({ target }: Props) {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const hash = link?.getAttribute('href');
      if (hash !== `#${target}`) return;
      if (window.location.hash === hash) window.print();
      else window.addEventListener('hashchange', () => window.print(), { once: true });
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [target]);
  return null;
}
