import path from 'node:path';
import { proseProblems } from '@site/kit/content/check-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { removedTexts } from './section-documents.ts';

/** Why a release would be refused. */
export type DocumentProblem = {
  /** The place of the field in the form, such as `/questions/2/title`; `null` if it is not about one. */
  place: string | null;
  /** The line of the document; `null` if it is not about one. */
  line: number | null;
  reason: string;
};

/** Finds problems of a document's text before it is saved: in its structure, or else in its prose. */
export function documentProblems(
  tree: string,
  {
    file,
    text,
    before,
    site,
  }: {
    file: string;
    text: string;
    /** The text that the code of the section was written for; `null` if the document is new. */
    before: string | null;
    site: SiteConfig;
  },
): DocumentProblem[] {
  const absolute = path.join(tree, file);
  try {
    const { content } = readDocument(absolute, text);
    const missing = before === null ? [] : removedTexts(absolute, before, text);
    if (missing.length > 0) return missing.map((message) => problemIn(message, absolute));
    // The pages of the section know their placeholders; building it checks them.
    const placeholders = [...text.matchAll(/\{([a-z-]+)\}/g)].map(([, name = '']) => name);
    return proseProblems(content, site, placeholders).map((problem) => {
      const [field = '', ...reason] = problem.split(': ');
      return { place: placeOf(field), line: null, reason: reason.join(': ') };
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').map((message) => problemIn(message, absolute));
  }
}

/** Parses `file:line: place reason`. */
function problemIn(message: string, file: string): DocumentProblem {
  const [, line, reason = message] = /^:(?:(\d+):)? (.*)$/s.exec(message.replace(file, '')) ?? [];
  const [, field, rest] = /^([\w-]+(?:\.[\w-]+)*) (.*)$/s.exec(reason) ?? [];
  const isField = field !== undefined && /^(?:must|has|is|names|cites)\b/.test(rest ?? '');
  return {
    place: isField ? placeOf(field) : null,
    line: line === undefined ? null : Number(line),
    reason: reason.replaceAll(path.dirname(file), ''),
  };
}

function placeOf(field: string): string {
  return `/${field.replaceAll('.', '/')}`;
}
