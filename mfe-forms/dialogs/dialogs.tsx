import type { DialogProps } from '@site/kit/remote/contract.ts';
import { tabStorage } from '../form/form-storage.ts';
import { waitlistDraft } from '../waitlist/waitlist-form.tsx';
import { CallBackDialog, callBackDraft } from './call-back-dialog.tsx';
import { ComingSoonDialog } from './coming-soon-dialog.tsx';
import { ContactDialog, contactDialogDraft } from './contact-dialog.tsx';
import { WaitlistDialog } from './waitlist-dialog.tsx';
import { createParcel } from '@site/kit/remote/create-parcel.tsx';

/** The drafts outlive the dialogs, so that reopening one restores the input. */
const drafts = {
  contact: contactDialogDraft(tabStorage('contact-dialog')),
  callBack: callBackDraft(tabStorage('call-back-dialog')),
  waitlist: waitlistDraft(tabStorage('waitlist-dialog')),
};

export function Dialogs({ request, ...props }: DialogProps) {
  switch (request.dialog) {
    case 'contact':
      return <ContactDialog draft={drafts.contact} openedFrom={request.openedFrom} {...props} />;
    case 'call-back':
      return <CallBackDialog draft={drafts.callBack} wanted={request.wanted} {...props} />;
    case 'waitlist':
      return <WaitlistDialog draft={drafts.waitlist} about={request.about} {...props} />;
    case 'coming-soon':
      return <ComingSoonDialog about={request.about} {...props} />;
  }
}

export const { bootstrap, mount, update, unmount } = createParcel<DialogProps>(
  'mfe-forms',
  Dialogs,
);
