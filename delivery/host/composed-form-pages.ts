import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormKind, FormPages } from '@site/api/http/form-pages.ts';
import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import { type AnsweredForm, formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { pageFile } from '../compose/page-path.ts';
import type { ServedTree } from './site-host.ts';
import { checkFile } from './whole-file.ts';

const answered: Readonly<Record<FormKind, AnsweredForm>> = {
  page: 'contact',
  dialog: 'contact',
  waitlist: 'waitlist',
  deletion: 'deletion',
};

/**
 * Answers forms sent without JavaScript with pages of the site itself, composed like all others.
 * What was wrong is written into the page as sentences from the contract; nothing that was typed is
 * shown again, since the browser's Back button still has it. `tree` is asked each time what is live. A page that is not
 * what the version says counts as missing.
 */
export function composedFormPages(tree: () => Pick<ServedTree, 'folder' | 'files'>): FormPages {
  const page = (pathname: string) => wholePage(tree(), pathname);
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

async function wholePage(
  { folder, files }: Pick<ServedTree, 'folder' | 'files'>,
  pathname: string,
): Promise<string> {
  const file = pageFile(folder, pathname);
  const known = files?.get(path.relative(folder, file));
  if (!known) return readFile(file, 'utf8');
  const state = await checkFile(file, known.hash);
  if (state.kind === 'damaged') throw new Error(`${file} is not what its version says.`);
  return String(await state.bytes());
}

/** The sentences as list items. They are ours, but a sentence with a sign of HTML must stay a sentence. */
function problemList(errors: FieldErrors): string {
  return Object.values(errors)
    .map((sentence) => `<li>${escapeHtml(sentence)}</li>`)
    .join('');
}
