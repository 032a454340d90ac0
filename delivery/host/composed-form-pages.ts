import { readFile } from 'node:fs/promises';
import type { FormKind, FormPages } from '@site/api/http/form-pages.ts';
import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import { type AnsweredForm, formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { pageFile } from '../compose/page-path.ts';

const answered: Readonly<Record<FormKind, AnsweredForm>> = {
  page: 'contact',
  dialog: 'contact',
  waitlist: 'waitlist',
  deletion: 'deletion',
};

/**
 * Answers forms sent without JavaScript with pages of the site itself, composed like all others.
 * What was wrong is written into the page as sentences from the contract; nothing that was typed is
 * shown again, since the browser's Back button still has it. `folder` is asked each time where the live tree is.
 */
export function composedFormPages(folder: () => string): FormPages {
  const page = (path: string) => readFile(pageFile(folder(), path), 'utf8');
  const paths = (form: FormKind) => formAnswerPaths[answered[form]];
  return {
    sent: async (form) => ({ kind: 'redirect', location: paths(form).sent }),
    problems: async (form, errors) => ({
      kind: 'html',
      html: (await page(paths(form).check)).replace(PROBLEMS_MARKER, () => problemList(errors)),
    }),
    failed: async (form) => ({ kind: 'html', html: await page(paths(form).notSent) }),
  };
}

/** The sentences as list items. They are ours, but a sentence with a sign of HTML must stay a sentence. */
function problemList(errors: FieldErrors): string {
  return Object.values(errors)
    .map((sentence) => `<li>${escapeHtml(sentence)}</li>`)
    .join('');
}
