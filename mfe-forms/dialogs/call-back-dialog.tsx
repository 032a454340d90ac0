import { useLayoutEffect } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { limits } from '@site/kit/api/limits.ts';
import type { DialogProps } from '@site/kit/remote/contract.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { PhoneField } from '@site/kit/ui/phone-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { CallBackDialogWords } from '../content/dialogs-schema.ts';
import type { DataNoticeWords } from '../content/words-schema.ts';
import callBack from '../content/dialogs/call-back.yaml';
import callBackNotice from '../content/notices/call-back.md';
import type { FormDraft } from '../form/form-draft.ts';
import { keyboards } from '../form/keyboards.ts';
import { type CallBackField, callBackFields } from './call-back-draft.ts';
import { SendingDialog } from './sending-dialog.tsx';

const words = contentOf<CallBackDialogWords>(callBack);
const notice = contentOf<DataNoticeWords>(callBackNotice);

type CallBackDialogProps = Pick<DialogProps, 'site' | 'notify' | 'onSettled' | 'onClose'> & {
  draft: FormDraft<CallBackField>;
  /** What the visitor wanted to book, as they would say it. */
  wanted: string;
};

/** For visitors who wanted to book and could not: the number to call at once, or a form to be called back. */
export function CallBackDialog({ draft, wanted, ...around }: CallBackDialogProps) {
  const { phone, phoneLink, hours } = around.site.contact;

  useLayoutEffect(() => {
    const asked = wanted.slice(0, limits.wanted);
    if (draft.current().values.wanted !== asked) draft.adopt({ wanted: asked });
  }, [draft, wanted]);

  return (
    <SendingDialog
      {...around}
      words={words}
      notice={notice}
      draft={draft}
      fields={callBackFields}
      optional={['message']}
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
    >
      {(box) => (
        <>
          <TextField {...box('name')} {...keyboards.name} />
          <PhoneField {...box('phone')} />
          <TextField {...box('message')} autoComplete="off" />
        </>
      )}
    </SendingDialog>
  );
}
