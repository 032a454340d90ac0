import { useEffect, useRef, useState } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { DialogProps, Notice } from '@site/kit/remote/contract.ts';
import { Dialog } from '@site/kit/ui/dialog.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { SocialLinks } from '@site/kit/ui/social-links.tsx';
import { type Toast, ToastRegion } from '@site/kit/ui/toast.tsx';
import type { WaitlistDialogWords } from '../content/dialogs-schema.ts';
import waitlist from '../content/dialogs/waitlist.yaml';
import { Countdown } from '../countdown/countdown.tsx';
import { type WaitlistDraft, WaitlistForm } from '../waitlist/waitlist-form.tsx';

const words = contentOf<WaitlistDialogWords>(waitlist);

type WaitlistDialogProps = Pick<DialogProps, 'site' | 'notify' | 'onClose'> & {
  draft: WaitlistDraft;
  /** The upcoming product or service, in a visitor's words; missing if a page of an older release opened the dialog. */
  about: string | undefined;
};

/** 'ASSESSMENTS ARE COMING SOON!!': the countdown, the offer and the waitlist. Stays open after submitting. */
export function WaitlistDialog({ site, notify, onClose, draft, about }: WaitlistDialogProps) {
  const { toast, showToast, dismiss } = useDialogToast(notify);
  const { picture } = words;
  const percent = String(site.waitlistDiscountPercent);
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      picture={
        <>
          <p
            className="grid h-37 w-42.5 -rotate-4 place-content-center rounded-stone bg-marigold-600 pt-2 text-center font-head text-20 leading-none font-bold text-ink"
            aria-hidden="true"
          >
            <b className="block text-[4rem] leading-[0.9] tracking-[-0.02em]">{`${percent}%`}</b>
            {words.off}
          </p>
          <ContentPicture picture={picture} site={site} />
        </>
      }
    >
      <p className="text-quiet -mt-3">{words.subtitle}</p>
      {about !== undefined && <p>{words.coming.replace('{about}', about)}</p>}
      <Countdown until={site.countdowns.waitlist} />
      <h3>{words.offer.replace('{percent}', percent)}</h3>
      <WaitlistForm site={site} notify={showToast} draft={draft} idPrefix="dialog-waitlist-" />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <SocialLinks site={site} />
        <p className="text-quiet">
          {words.copyright
            .replace('{year}', String(site.copyrightYear))
            .replace('{owner}', site.product.legalName)}
        </p>
      </div>
      <ToastRegion toast={toast} onDismiss={dismiss} />
    </Dialog>
  );
}

/**
 * Shows toasts inside the dialog while it is open, because the page behind it, including its toasts, is inert then.
 * Once the dialog is closed, the page shows them.
 */
function useDialogToast(notify: (notice: Notice) => void) {
  const [toast, setToast] = useState<Toast | null>(null);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return {
    toast,
    showToast(notice: Notice) {
      if (shown.current) setToast({ ...notice, id: `${performance.now()}` });
      else notify(notice);
    },
    dismiss: () => setToast(null),
  };
}
