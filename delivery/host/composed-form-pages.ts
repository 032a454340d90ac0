import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormKind, FormPages } from '@site/api/http/form-pages.ts';
import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import { type AnsweredForm, formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { pageFile } from '../compose/page-path.ts';
import type { ServedTree } from './site-host.ts';
import { checkFile } from './check-file.ts';

const formNames: Readonly<Record<FormKind, AnsweredForm>> = {
  page: 'contact',
  dialog: 'contact',
  waitlist: 'waitlist',
  deletion: 'deletion',
};

/**
 * Responds to forms sent without JavaScript with composed pages of the site. Inserts validation errors as sentences,
 * but not the visitor's input, which the browser's Back button restores. `tree` returns the live tree. A damaged page
 * counts as missing.
 */
export function composedFormPages(tree: () => Pick<ServedTree, 'folder' | 'files'>): FormPages {
  const page = (pathname: string) => intactPage(tree(), pathname);
  const paths = (form: FormKind) => formAnswerPaths[formNames[form]];
  return {
    sent: async (form) => ({ kind: 'redirect', location: paths(form).sent }),
    problems: async (form, errors) => ({
      kind: 'html',
      html: (await page(paths(form).check)).replace(PROBLEMS_MARKER, () => problemList(errors)),
    }),
    failed: async (form) => ({ kind: 'html', html: await page(paths(form).notSent) }),
  };
}

async function intactPage(
  { folder, files }: Pick<ServedTree, 'folder' | 'files'>,
  pathname: string,
): Promise<string> {
  const file = pageFile(folder, pathname);
  const known = files?.get(path.relative(folder, file));
  if (!known) return readFile(file, 'utf8');
  const state = await checkFile(file, known.hash);
  if (state.kind === 'damaged') throw new Error(`${file} is damaged.`);
  return String(await state.bytes());
}

/** Escapes the sentences, even though they are our own. */
function problemList(errors: FieldErrors): string {
  return Object.values(errors)
    .map((sentence) => `<li>${escapeHtml(sentence)}</li>`)
    .join('');
}
