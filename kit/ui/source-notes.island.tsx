import { useEffect, useRef, useState } from 'react';
import { defineIsland } from '../islands/define-island.ts';
import { iconButton } from './button-look.ts';
import { Icon } from './icon.tsx';
import { isPlainClick } from './is-plain-click.ts';

const NOTE_ID = 'source-note';

/** Distance of the popover from the number and the edges of the window, in pixels. */
const GAP = 8;

/**
 * Shows a cited source in a popover next to its number. Without JavaScript or popover support, the number links to the
 * list of sources.
 */
export const sourceNotes = defineIsland<object>('source-notes', SourceNotes);

function SourceNotes() {
  const box = useRef<HTMLDialogElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const [number, setNumber] = useState('');

  useEffect(() => {
    const note = box.current;
    function onFocusOut({ relatedTarget }: FocusEvent) {
      // If there is no related target, the window lost focus, so keep the popover.
      if (relatedTarget instanceof Node && !note?.contains(relatedTarget)) note?.hidePopover();
    }
    note?.addEventListener('focusout', onFocusOut);
    return () => note?.removeEventListener('focusout', onFocusOut);
  }, []);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('sup > a[href^="#source-"]')
          : null;
      const source = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      const note = box.current;
      if (!link || !source || !note || !words.current || !('showPopover' in note)) return;
      event.preventDefault();
      words.current.replaceChildren(...source.cloneNode(true).childNodes);
      setNumber(source.id.slice('source-'.length));
      // With `source`, Tab moves from the popover to the element after the number.
      note.showPopover({ source: link });
      placeBeside(note, link);
      note.focus({ preventScroll: true });
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return (
    <dialog
      ref={box}
      id={NOTE_ID}
      popover="auto"
      aria-label={`Source ${number}`}
      tabIndex={-1}
      className="absolute inset-auto m-0 w-[min(22rem,100vw_-_16px)] rounded-card border border-line-strong bg-surface px-4 pt-3.5 pb-2.5 leading-snug wrap-anywhere text-ink shadow-lift print:hidden"
    >
      <p ref={words} />
      <div className="mt-1.5 flex items-center justify-between gap-4">
        <a
          className="py-2.5"
          href={number ? `#source-${number}` : '#sources'}
          onClick={() => box.current?.hidePopover()}
        >
          All sources
        </a>
        <button
          type="button"
          className={iconButton}
          aria-label="Close"
          popoverTarget={NOTE_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** Positions the popover below a number, or above it if there is no room; it scrolls with the page. */
function placeBeside(note: HTMLElement, link: Element): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = bottom + GAP + height <= clientHeight || top < height + GAP;
  const x = Math.max(GAP, Math.min(left - width / 2, clientWidth - width - GAP));
  const y = fitsBelow ? bottom + GAP : top - height - GAP;
  note.style.left = `${x + window.scrollX}px`;
  note.style.top = `${y + window.scrollY}px`;
}
