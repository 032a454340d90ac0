import { readFile } from 'node:fs/promises';
import type { FormKind, FormPages } from '@site/api/http/form-pages.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import {
  type AnsweredForm,
  dangerAnchor,
  formAnswerPaths,
  PROBLEMS_MARKER,
} from '@site/kit/api/form-answers.ts';
import { pageFile } from '../compose/page-path.ts';
import type { ServedTree } from './served-tree.ts';

const formNames: Readonly<Record<FormKind, AnsweredForm>> = {
  page: 'contact',
  dialog: 'contact',
  waitlist: 'waitlist',
  deletion: 'deletion',
};

/**
 * Responds to forms sent without JavaScript with composed pages of the live tree. Inserts validation errors as
 * sentences, but not the visitor's input, which the browser's Back button restores.
 */
export function composedFormPages(tree: () => Pick<ServedTree, 'folder'>): FormPages {
  const page = (pathname: string) => readFile(pageFile(tree().folder, pathname), 'utf8');
  const paths = (form: FormKind) => formAnswerPaths[formNames[form]];
  return {
    async sent(form, danger) {
      const { sent } = paths(form);
      return { kind: 'redirect', location: danger ? `${sent}#${dangerAnchor(danger)}` : sent };
    },
    async problems(form, errors) {
      // Our own sentences, escaped all the same.
      const items = Object.values(errors).map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
      const html = await page(paths(form).check);
      return { kind: 'html', html: html.replace(PROBLEMS_MARKER, () => items.join('')) };
    },
    failed: async (form) => ({ kind: 'html', html: await page(paths(form).notSent) }),
  };
}
