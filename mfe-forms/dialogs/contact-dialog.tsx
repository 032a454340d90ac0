import { contentOf } from '@site/kit/content/content-of.ts';
import type { DialogProps, DialogRequest } from '@site/kit/remote/contract.ts';
import { TextAreaField } from '@site/kit/ui/text-area-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { ContactDialogWords } from '../content/dialogs-schema.ts';
import type { DataNoticeWords } from '../content/words-schema.ts';
import contact from '../content/dialogs/contact.yaml';
import messageNotice from '../content/notices/message.md';
import type { FormDraft } from '../form/form-draft.ts';
import { keyboards } from '../form/keyboards.ts';
import { type ContactDialogField, contactDialogFields } from './contact-dialog-draft.ts';
import { ReachUs } from './reach-us.tsx';
import { SendingDialog } from './sending-dialog.tsx';

const words = contentOf<ContactDialogWords>(contact);
const notice = contentOf<DataNoticeWords>(messageNotice);

type ContactDialogProps = Pick<DialogProps, 'site' | 'notify' | 'onSettled' | 'onClose'> & {
  draft: FormDraft<ContactDialogField>;
  openedFrom: Extract<DialogRequest, { dialog: 'contact' }>['openedFrom'];
};

/**
 * 'Get in touch with us !'. Needs a name, an email and a message, and checks no more. The specification gives two readings
 * of what a failure says when a school opened it (section 8): it says the same everywhere, because a school must never
 * believe that it has asked when it has not.
 */
export function ContactDialog({ draft, openedFrom, ...around }: ContactDialogProps) {
  return (
    <SendingDialog
      {...around}
      words={words}
      notice={notice}
      draft={draft}
      fields={contactDialogFields}
      optional={['phone']}
      intro={
        <>
          <p className="text-quiet">{words.lead}</p>
          <ReachUs site={around.site} />
        </>
      }
    >
      {(box) => (
        <>
          <TextField {...box('name')} {...keyboards.name} />
          <TextField {...box('phone')} {...keyboards.phone} />
          <TextField {...box('email')} {...keyboards.email} />
          <TextAreaField
            {...box('message')}
            {...(openedFrom === 'school' && { hint: words.messageHintForSchool })}
            rows={4}
          />
        </>
      )}
    </SendingDialog>
  );
}
