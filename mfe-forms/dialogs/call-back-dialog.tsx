import { useLayoutEffect } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { limits } from '@site/kit/api/messages.ts';
import type { DialogProps } from '@site/kit/remote/contract.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import type { CallBackDialogWords } from '../content/dialogs-schema.ts';
import type { DataNoticeWords } from '../content/words-schema.ts';
import callBack from '../content/dialogs/call-back.yaml';
import callBackNotice from '../content/notices/call-back.md';
import { type FormDraft, createFormDraft } from '../form/form-draft.ts';
import { SendingDialog } from './sending-dialog.tsx';
import { callBackFields, parseCallBackRequest } from '@site/kit/api/contact-message.ts';
import type { FormStorage } from '../form/form-storage.ts';

const words = contentOf<CallBackDialogWords>(callBack);
const notice = contentOf<DataNoticeWords>(callBackNotice);

type CallBackField = keyof typeof callBackFields | 'wanted';

type CallBackDialogProps = Pick<DialogProps, 'site' | 'notify' | 'onSettled' | 'onClose'> & {
  draft: FormDraft<CallBackField>;
  /** The requested booking, in the visitor's words. */
  wanted: string;
};

/** Shown to visitors whose booking failed: a number to call now, or a form to request a call back. */
export function CallBackDialog({ draft, wanted, ...shared }: CallBackDialogProps) {
  const { phone, phoneLink, hours } = shared.site.contact;

  useLayoutEffect(() => {
    const requested = wanted.slice(0, limits.wanted);
    if (draft.current().values.wanted !== requested) draft.adopt({ wanted: requested });
  }, [draft, wanted]);

  return (
    <SendingDialog
      {...shared}
      words={words}
      notice={notice}
      draft={draft}
      fields={callBackFields}
      intro={
        <>
          <p>{words.wanted.replace('{wanted}', wanted)}</p>
          <div className="grid grid-cols-1 gap-2 rounded-card bg-teal-100 p-4">
            <p>{words.lead}</p>
            <ButtonLink href={phoneLink} variant="second" iconBefore="phone" wide>
              {phone}
            </ButtonLink>
            <p className="text-quiet">{hours}</p>
          </div>
          <h3>{words.formHeading}</h3>
        </>
      }
    />
  );
}

/** Creates the dialog's draft. `wanted` is not a visible field. */
export function callBackDraft(storage?: FormStorage): FormDraft<CallBackField> {
  return createFormDraft(
    {
      fields: callBackFields,
      path: '/contact-us',
      hidden: ['wanted'],
      check: parseCallBackRequest,
    },
    storage,
  );
}
