import { contentOf } from '@site/kit/content/content-of.ts';
import type { DialogProps, DialogRequest } from '@site/kit/remote/contract.ts';
import type { ContactDialogWords } from '../content/dialogs-schema.ts';
import type { DataNoticeWords } from '../content/words-schema.ts';
import contact from '../content/dialogs/contact.yaml';
import messageNotice from '../content/notices/message.md';
import { type FormDraft, createFormDraft } from '../form/form-draft.ts';
import { SendingDialog } from './sending-dialog.tsx';
import { contactDialogFields, parseContactMessage } from '@site/kit/api/contact-message.ts';
import type { FormStorage } from '../form/form-storage.ts';
import type { ReactNode } from 'react';
import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { IconName } from '@site/kit/ui/icon-paths.ts';

const words = contentOf<ContactDialogWords>(contact);
const notice = contentOf<DataNoticeWords>(messageNotice);

type ContactDialogField = keyof typeof contactDialogFields;

type ContactDialogProps = Pick<DialogProps, 'site' | 'notify' | 'onSettled' | 'onClose'> & {
  draft: FormDraft<ContactDialogField>;
  openedFrom: Extract<DialogRequest, { dialog: 'contact' }>['openedFrom'];
};

/**
 * 'Get in touch with us !'. Requires a name, an email and a message, and validates nothing else. The specification is
 * ambiguous about the failure message for a school (section 8). We show everyone the same message, because a school
 * must never believe that its request was sent when it wasn't.
 */
export function ContactDialog({ draft, openedFrom, ...shared }: ContactDialogProps) {
  return (
    <SendingDialog
      {...shared}
      words={words}
      notice={notice}
      draft={draft}
      fields={contactDialogFields}
      intro={
        <>
          <p className="text-quiet">{words.lead}</p>
          <ReachUs site={shared.site} />
        </>
      }
      hints={openedFrom === 'school' ? { message: words.messageHintForSchool } : {}}
    />
  );
}

export function contactDialogDraft(storage?: FormStorage): FormDraft<ContactDialogField> {
  return createFormDraft(
    {
      fields: contactDialogFields,
      path: '/contact-us',
      check: parseContactMessage,
      // Send all four fields, including an empty phone (specification, section 7).
      body: ({ name, phone = '', email, message }) => ({ name, phone, email, message }),
    },
    storage,
  );
}

/** Phone, hours, email and address in a few lines, for visitors who would rather not write. */
function ReachUs({ site }: { site: SiteConfig }) {
  const { phone, phoneLink, hours, email, address } = site.contact;
  return (
    <dl className="grid gap-1 rounded-card bg-teal-100 p-4">
      <Line icon="phone" term={words.reach.phoneHeading}>
        <a href={phoneLink}>{phone}</a>
      </Line>
      <Line icon="clock" term={words.reach.hoursHeading}>
        {hours}
      </Line>
      <Line icon="mail" term={words.reach.emailHeading}>
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
      <Line icon="pin" term={words.reach.addressHeading}>
        {`${address.lines.join(', ')}, ${address.city} ${address.postalCode}`}
      </Line>
    </dl>
  );
}

type LineProps = { icon: IconName; term: string; children: ReactNode };

function Line({ icon, term, children }: LineProps) {
  return (
    <div className="flex gap-3 py-1">
      <dt className="text-teal-700">
        <Icon name={icon} />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
