import path from 'node:path';
import { checkDocuments } from '@site/kit/content/check-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { messages } from '@site/kit/api/messages.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { AnswerWords, DataNoticeWords } from './content/words-schema.ts';

const content = path.join(import.meta.dirname, 'content');

/** The placeholders that components fill in. */
const placeholders = 'fields wanted about speciality doctor date percent network year owner'.split(
  ' ',
);

/**
 * Returns the problems in prose that no schema catches, each with its document. `npx site release` refuses to build
 * until the list is empty.
 */
export function checkContent(): readonly string[] {
  return [
    ...checkDocuments(content, configuredSite(), placeholders),
    ...formProblems((file) => readDocument(path.join(content, file)).content),
  ];
}

/** What every form's document has. */
type FormWords = {
  fields?: Readonly<Record<string, { hint?: string } | undefined>>;
  sending: { submit: string; sent: { message: string }; notSent: { message: string } };
};

/** A form with its notice on data, its retention, and the messages of the service. */
type Form = { file: string; notice: string; keeps: string; sent: string; notSent: string };

const { notSent } = messages;

const forms: readonly Form[] = [
  {
    file: 'contact-form.yaml',
    notice: 'message',
    keeps: '{keep-messages}',
    sent: messages.sentFromPage,
    notSent,
  },
  {
    file: 'dialogs/contact.yaml',
    notice: 'message',
    keeps: '{keep-messages}',
    sent: messages.sentFromDialog,
    notSent,
  },
  {
    file: 'dialogs/call-back.yaml',
    notice: 'call-back',
    keeps: '{keep-call-backs}',
    sent: messages.sentFromDialog,
    notSent,
  },
  {
    file: 'waitlist-form.yaml',
    notice: 'waitlist',
    keeps: '{keep-waitlist}',
    sent: messages.joined,
    notSent,
  },
  {
    file: 'deletion-form.yaml',
    notice: 'deletion',
    keeps: '{keep-deletion-requests}',
    sent: messages.deletionSent,
    notSent: messages.deletionNotSent,
  },
];

/** The headings of the pages that answer a form without JavaScript. */
const answers: Readonly<Record<string, string>> = {
  'contact-sent': messages.sentFromPage,
  'contact-not-sent': notSent,
  'deletion-sent': messages.deletionSent,
  'deletion-not-sent': messages.deletionNotSent,
  'waitlist-joined': messages.joined,
  'waitlist-not-joined': notSent,
};

/** Problems of forms, their notices and answers; `read` returns a document's content. */
export function formProblems(read: (file: string) => unknown): readonly string[] {
  const ofForms = forms.flatMap(({ file, notice, keeps, ...expected }) => {
    const { fields = {}, sending } = contentOf<FormWords>(read(file));
    const words = contentOf<DataNoticeWords>(read(`notices/${notice}.md`));
    return [
      ...(['sent', 'notSent'] as const)
        .filter((outcome) => sending[outcome].message !== expected[outcome])
        .map((outcome) => `${file}, sending.${outcome}.message: must be "${expected[outcome]}"`),
      ...hintProblems(fields, file.startsWith('dialogs/')).map(
        (problem) => `${file}, fields.${problem}`,
      ),
      ...noticeProblems(words, sending.submit, keeps).map(
        (problem) => `notices/${notice}.md, for ${file}: ${problem}`,
      ),
    ];
  });
  const ofAnswers = Object.entries(answers)
    .filter(([answer, heading]) => {
      return contentOf<AnswerWords>(read(`answers/${answer}.md`)).heading !== heading;
    })
    .map(([answer, heading]) => `answers/${answer}.md, heading: must be "${heading}"`);
  return [...ofForms, ...ofAnswers].map((problem) => `mfe-forms/content/${problem}`);
}

/** Dialogs mark an optional field on its label. */
function hintProblems(
  fields: NonNullable<FormWords['fields']>,
  isDialog: boolean,
): readonly string[] {
  const hints = Object.entries(fields).map(([name, field]) => [name, field?.hint ?? ''] as const);
  return [
    ...hints
      .filter(([, hint]) => isDialog && hint.startsWith('Optional'))
      .map(([name]) => `${name}.hint: the label marks an optional field already`),
    ...hints
      .filter(([name, hint]) => {
        return name === 'message' && !/(?:do not put|leave out) .*medical details/.test(hint);
      })
      .map(([name]) => `${name}.hint: must ask to leave out medical details`),
  ];
}

function noticeProblems(
  { consent, items }: DataNoticeWords,
  submit: string,
  keeps: string,
): readonly string[] {
  const textUnder = (at: number) => JSON.stringify(items[at]?.text ?? '');
  const [howLong, complaint, child] = [textUnder(2), textUnder(4), textUnder(5)];
  const required: readonly (readonly [isThere: boolean, what: string])[] = [
    [JSON.stringify(consent[0]).includes(`press ${submit},`), `"press ${submit},"`],
    [JSON.stringify(consent).includes('"/privacy-policy"'), 'a link to the privacy policy'],
    [JSON.stringify(items).includes('"/delete-data"'), 'a link to the page for deletion'],
    [items[2]?.term === 'How long' && howLong.includes(keeps), `${keeps} under "How long"`],
    [
      !/\d|\b(?:one|two|three) (?:day|week|month|year)s?\b/.test(howLong),
      'no period of its own under "How long"',
    ],
    [
      complaint.includes('"officer-email"') && complaint.includes('"officer-phone"'),
      'the email and phone of the grievance officer',
    ],
    [complaint.includes('Data Protection Board of India'), 'the Data Protection Board of India'],
    [child.includes('a parent or guardian'), '"a parent or guardian"'],
  ];
  return required.filter(([isThere]) => !isThere).map(([, what]) => `must have ${what}`);
}
