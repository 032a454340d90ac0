import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import { messages } from '@site/kit/api/messages.ts';
import type { FormKind, FormPage, FormPages } from './form-pages.ts';

/** How a visitor reaches a person when a form is of no help; all from the site's configuration. */
export type FormContact = { productName: string; phone: string; phoneLink: string };

/** The text of a field's problem starts with the field's own name, as the form calls it. */
const FIELD_LABELS = new Map([
  ['fullName', 'Name'],
  ['name', 'Name'],
  ['phoneNumber', 'Phone'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['message', 'Message'],
  ['reason', 'Reason'],
]);

const SENT_HEADINGS: Readonly<Record<FormKind, string>> = {
  page: messages.sentFromPage,
  dialog: messages.sentFromDialog,
  waitlist: messages.joined,
  deletion: messages.deletionSent,
};

/**
 * Small whole documents without styles or scripts, for a service that runs alone and for the case that the
 * host's own pages fail.
 */
export function plainFormPages(contact: FormContact): FormPages {
  const page = (heading: string, lines: readonly string[]): FormPage => ({
    kind: 'html',
    html: plainDocument(contact, heading, lines),
  });
  return {
    sent: async (form) => page(SENT_HEADINGS[form], ['<p><a href="/">Go to the home page</a></p>']),
    problems: async (_form, errors) =>
      page('Please check what you wrote', [
        problemList(errors),
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
  return [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(heading)} - ${escapeHtml(contact.productName)}</title>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escapeHtml(heading)}</h1>`,
    ...lines,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function problemList(errors: FieldErrors): string {
  const items = Object.entries(errors).map(([field, sentence]) => {
    const label = FIELD_LABELS.get(field);
    return `<li>${label === undefined ? '' : `${label}: `}${escapeHtml(sentence)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function callLine({ phone, phoneLink }: FormContact): string {
  return `<p>You can also call us: <a href="${escapeHtml(phoneLink)}">${escapeHtml(phone)}</a></p>`;
}
