import { wordsOf } from '@site/kit/content/content-of.ts';
import type { Unsent } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { chromeIds } from '../chrome/chrome-ids.ts';
import liveDocument from '../content/live-words.yaml';

const liveWords = wordsOf(liveDocument);

type UnsentNoteProps = {
  unsent: Unsent;
  site: SiteConfig;
  onAgain: () => void;
  onDismiss: () => void;
};

/**
 * Inserts a note after `opener`, the element that opened a dialog whose form was not sent. The note has the cause, our
 * phone number, and a button that reopens the dialog. It stays until the returned function is called or the page is
 * replaced. `opener` can belong to any section, because an extra sibling does no harm.
 */
export function showUnsentNote(opener: HTMLElement, props: UnsentNoteProps): () => void {
  const element = document.createElement('div');
  element.dataset['unsent'] = '';
  element.className = cn(
    'my-2 flex max-w-160 shrink-0 grow basis-full flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-2 border-coral-600 bg-coral-100 py-3.5 pr-14 pl-4 text-start font-text text-16 leading-snug font-normal wrap-anywhere whitespace-normal text-ink [--focus:var(--color-ink)] print:hidden!',
    // Absolutely positioned, so that the header keeps its height.
    opener.closest(`#${chromeIds.header}`)
      ? 'absolute top-[calc(100%-4px)] right-gutter z-1 w-[min(400px,100vw-2*var(--gutter))] shadow-lift'
      : 'relative',
  );
  // Inside a carousel's card the note would stretch all cards.
  (opener.closest('[aria-roledescription=carousel]') ?? opener).after(element);
  const root = createRoot(element);
  root.render(<UnsentNote {...props} />);
  return () => {
    // Don't unmount while React is still handling a click on one of the note's buttons.
    queueMicrotask(() => root.unmount());
    element.remove();
  };
}

function UnsentNote({ unsent, site, onAgain, onDismiss }: UnsentNoteProps) {
  const { phone, phoneLink, hours } = site.contact;
  return (
    <>
      <div className="flex-[1_1_240px]">
        <Announced text={unsent.text} />
        <p>
          <span className="whitespace-nowrap">
            <a
              className="font-semibold whitespace-normal text-teal-700 decoration-auto in-[#site-footer]:py-2.25"
              href={phoneLink}
            >
              {phone}
            </a>
            ,
          </span>{' '}
          <span>{hours}</span>
        </p>
      </div>
      <button type="button" className={buttonLook('second')} onClick={onAgain}>
        {unsent.again}
      </button>
      <button
        type="button"
        className="absolute top-2 right-2 grid size-10 place-items-center rounded-stone hover:bg-surface"
        aria-label={liveWords('dismissUnsent')}
        onClick={onDismiss}
      >
        <Icon name="close" size={20} />
      </button>
    </>
  );
}

/**
 * Adds the text after the live region has rendered, because screen readers announce only text added to an existing
 * region.
 */
function Announced({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text));
    return () => clearTimeout(timer);
  }, [text]);
  return <output>{announced}</output>;
}
