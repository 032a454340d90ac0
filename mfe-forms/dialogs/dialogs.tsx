import type { DialogProps } from '@site/kit/remote/contract.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { contactDialogDraft } from './contact-dialog-draft.ts';

/** What the visitor has typed into the dialog; kept while the page lives, so that reopening shows it again. */
const draft = contactDialogDraft();

/** The dialog that was asked for. */
export function Dialogs({ request, ...props }: DialogProps) {
  switch (request.dialog) {
    case 'contact':
      return <ContactDialog draft={draft} {...props} />;
  }
}
