import type { DialogProps, DialogRequest } from '@site/kit/remote/contract.ts';
import { TextAreaField } from '@site/kit/ui/text-area-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { dialogs } from '../content/dialogs.ts';
import type { FormDraft } from '../form/form-draft.ts';
import { keyboards } from '../form/keyboards.ts';
import { type ContactDialogField, contactDialogFields } from './contact-dialog-draft.ts';
import { ReachUs } from './reach-us.tsx';
import { SendingDialog } from './sending-dialog.tsx';

type ContactDialogProps = Pick<DialogProps, 'site' | 'notify' | 'onClose'> & {
  draft: FormDraft<ContactDialogField>;
  openedFrom: Extract<DialogRequest, { dialog: 'contact' }>['openedFrom'];
};

const words = dialogs.contact;

/**
 * 'Get in touch with us !'. Needs a name, an email and a message, and checks no more. Opened from the school page
 * it says nothing of a failure, as specified (section 8); the words are kept everywhere.
 */
export function ContactDialog({ site, notify, onClose, draft, openedFrom }: ContactDialogProps) {
  return (
    <SendingDialog
      site={site}
      notify={notify}
      onClose={onClose}
      words={words}
      draft={draft}
      fields={contactDialogFields}
      optional={['phone']}
      silentFailure={openedFrom === 'school'}
      intro={
        <>
          <p className="quiet">{words.lead}</p>
          <ReachUs site={site} />
        </>
      }
    >
      {(box) => (
        <>
          <TextField {...box('name')} {...keyboards.name} />
          <TextField {...box('phone')} {...keyboards.phone} />
          <TextField {...box('email')} {...keyboards.email} />
          <TextAreaField {...box('message')} rows={4} />
        </>
      )}
    </SendingDialog>
  );
}
