import type { Unsent } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { liveWords } from '../content/live-words.ts';

type UnsentNoteProps = {
  unsent: Unsent;
  site: SiteConfig;
  onAgain: () => void;
  onDismiss: () => void;
};

/**
 * Puts a note after `opener`, the element that opened a dialog whose form was not sent: cause, phone number, and a
 * button that opens it again. The note stays until `remove` takes it away or its page goes. `opener` may be part of
 * anybody's page: an element after it is in nobody's way.
 */
export function showUnsentNote(opener: HTMLElement, props: UnsentNoteProps): () => void {
  const element = document.createElement('div');
  element.className = 'ui-unsent-note';
  // Inside a card of a carousel it would make all cards as tall.
  (opener.closest('[aria-roledescription=carousel]') ?? opener).after(element);
  const root = createRoot(element);
  root.render(<UnsentNote {...props} />);
  return () => {
    // Not while the press on one of its own buttons is being answered.
    queueMicrotask(() => root.unmount());
    element.remove();
  };
}

function UnsentNote({ unsent, site, onAgain, onDismiss }: UnsentNoteProps) {
  const { phone, phoneLink, hours } = site.contact;
  return (
    <>
      <div className="ui-unsent-note-text">
        <Said text={unsent.text} />
        <p>
          <span className="ui-number-and-mark">
            <a href={phoneLink}>{phone}</a>,
          </span>{' '}
          <span>{hours}</span>
        </p>
      </div>
      <button type="button" className={buttonLook('second')} onClick={onAgain}>
        {unsent.again}
      </button>
      <button
        type="button"
        className="ui-toast-close ui-unsent-note-close"
        aria-label={liveWords.dismissUnsent}
        onClick={onDismiss}
      >
        <Icon name="close" size={20} />
      </button>
    </>
  );
}

/** Words that come a moment later than their place: screen readers say what is put into one, not what arrives with it. */
function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text));
    return () => clearTimeout(timer);
  }, [text]);
  return <output>{said}</output>;
}
