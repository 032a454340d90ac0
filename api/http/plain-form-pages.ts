import { escapeHtml } from '@site/kit/escape-html.ts';
import { contactDialogFields, contactPageFields } from '@site/kit/api/contact-message.ts';
import { deletionFields } from '@site/kit/api/deletion-request.ts';
import { messages } from '@site/kit/api/messages.ts';
import type { FieldErrors, FormFields } from '@site/kit/api/form-schema.ts';
import { waitlistFields } from '@site/kit/api/waitlist-subscription.ts';
import { describeDanger, type WrittenDanger } from '../submissions/danger-words.ts';
import type { FormKind, FormPage, FormPages } from './form-pages.ts';

/** How visitors can reach us if a form fails, from the site configuration. */
export type FormContact = { productName: string; phone: string; phoneLink: string };

const FORM_FIELDS: Readonly<Record<FormKind, FormFields>> = {
  page: contactPageFields,
  dialog: contactDialogFields,
  waitlist: waitlistFields,
  deletion: deletionFields,
};

const SENT_HEADINGS: Readonly<Record<FormKind, string>> = {
  page: messages.sentFromPage,
  dialog: messages.sentFromDialog,
  waitlist: messages.joined,
  deletion: messages.deletionSent,
};

/** Creates minimal pages without styles or scripts, for when the host's pages fail. */
export function plainFormPages(contact: FormContact): FormPages {
  const page = (heading: string, lines: readonly string[]): FormPage => ({
    kind: 'html',
    html: plainDocument(contact, heading, lines),
  });
  return {
    sent: async (form, danger) =>
      page(SENT_HEADINGS[form], [
        ...(danger ? [dangerLine(danger)] : []),
        '<p><a href="/">Go to the home page</a></p>',
      ]),
    problems: async (form, errors) =>
      page('Please check what you wrote', [
        problemList(FORM_FIELDS[form], errors),
        '<p>Press Back. Your words are still there.</p>',
      ]),
    failed: async (form) =>
      page(form === 'deletion' ? messages.deletionNotSent : messages.notSent, [
        '<p>Press Back. Your words are still there.</p>',
        callLine(contact),
      ]),
  };
}

function plainDocument(contact: FormContact, heading: string, lines: readonly string[]): string {
  const title = `${escapeHtml(heading)} - ${escapeHtml(contact.productName)}`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${lines.join('\n')}
</main>
</body>
</html>
`;
}

function problemList(fields: FormFields, errors: FieldErrors): string {
  const items = Object.entries(errors).map(([name, sentence]) => {
    const label = Object.hasOwn(fields, name) ? `${fields[name]?.label}: ` : '';
    return `<li>${label}${escapeHtml(sentence)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function callLine({ phone, phoneLink }: FormContact): string {
  return `<p>You can also call us: <a href="${escapeHtml(phoneLink)}">${escapeHtml(phone)}</a></p>`;
}

function dangerLine({ id, language }: WrittenDanger): string {
  const { advice, helplines } = describeDanger(id, language);
  const calls = helplines.map((number) => `<a href="tel:${number}">${number}</a>`);
  return `<p lang="${language}"><b>${escapeHtml(advice)}</b> ${calls.join(', ')}</p>`;
}
