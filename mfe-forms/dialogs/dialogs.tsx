import type { DialogProps } from '@site/kit/remote/contract.ts';
import { keptInTab } from '../form/kept-in-tab.ts';
import { waitlistDraft } from '../waitlist/waitlist-draft.ts';
import { CallBackDialog } from './call-back-dialog.tsx';
import { callBackDraft } from './call-back-draft.ts';
import { ComingSoonDialog } from './coming-soon-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { contactDialogDraft } from './contact-dialog-draft.ts';
import { WaitlistDialog } from './waitlist-dialog.tsx';

/** What the visitor has typed into the dialogs; kept while the page lives and over a reload, so that reopening shows it again. */
const drafts = {
  contact: contactDialogDraft(keptInTab('contact-dialog')),
  callBack: callBackDraft(keptInTab('call-back-dialog')),
  waitlist: waitlistDraft(keptInTab('waitlist-dialog')),
};

/** The dialog that was asked for. */
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
