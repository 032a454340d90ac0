import { useEffect, useRef } from 'react';
import { defineIsland, type IslandProps } from '../islands/define-island.ts';
import { StaticHtml } from '../islands/static-html.tsx';
import { useHash } from './use-hash.ts';

/**
 * Enhances a static accordion: keeps the clicked question in place while another closes above it, and opens the item in
 * the URL's fragment.
 */
export const accordionIsland = defineIsland<object>('accordion', AccordionBehaviour);

function AccordionBehaviour({ staticParts }: IslandProps<object>) {
  const root = useRef<HTMLElement>(null);

  useHash((id) => {
    const target = document.getElementById(id);
    const item = target?.closest('details');
    if (!item || !root.current?.contains(item)) return;
    open(root.current, item);
    item.scrollIntoView();
  });

  useEffect(() => {
    const area = root.current;
    if (!area) return undefined;
    const onPress = (event: MouseEvent) => toggle(area, event);
    area.addEventListener('click', onPress);
    return () => area.removeEventListener('click', onPress);
  }, []);

  return (
    <StaticHtml
      of={staticParts[0]}
      ref={root}
      // We adjust the scroll position ourselves when an answer above closes.
      className="border-t border-line [overflow-anchor:none]"
    />
  );
}

function toggle(root: HTMLElement, event: MouseEvent): void {
  const { target } = event;
  const item = target instanceof Element ? target.closest('summary')?.closest('details') : null;
  if (!item) return;
  // Toggle synchronously, which the browser doesn't, so that we can adjust the scroll position.
  event.preventDefault();
  const before = item.getBoundingClientRect().top;
  if (item.open) item.open = false;
  else open(root, item);
  const moved = item.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Opens an item and closes the others, also in browsers without `name` on `<details>`. */
function open(root: HTMLElement, item: HTMLDetailsElement) {
  for (const other of root.querySelectorAll('details')) other.open = other === item;
}
