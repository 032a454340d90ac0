import path from 'node:path';
import { proseProblems } from '@site/kit/content/check-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { parseYaml } from '@site/kit/content/parse-yaml.ts';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { labelOf } from './document-form.ts';
import { problemsOf, removedTexts } from './section-documents.ts';
import { CONFIG_FILE } from './text-set.ts';

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
    if (file === CONFIG_FILE) return configProblems(text);
    const { content } = readDocument(absolute, text);
    const missing = before === null ? [] : removedTexts(absolute, before, text);
    if (missing.length > 0) return missing.map((message) => problemIn(message, absolute));
    // The pages of the section know their placeholders; building it checks them.
    const placeholders = [...text.matchAll(/\{([a-z-]+)\}/g)].map(([, name = '']) => name);
    const inProse = (one: unknown) =>
      proseProblems(inBlocks(one), site, placeholders).map(problemOfField);
    // A section may allow more than the rules for all of them do, and has released the text as it was.
    const isReadable = before !== null && problemsOf(absolute, before).length === 0;
    const known = isReadable ? inProse(readDocument(absolute, before).content) : [];
    return inProse(content).filter(({ reason }) => known.every((one) => one.reason !== reason));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').map((message) => problemIn(message, absolute));
  }
}

/** A document whose HTML and Markdown are texts, one for each block. */
function inBlocks(content: unknown): unknown {
  if (typeof content === 'string') {
    if (!content.startsWith('<')) return content.includes('\n') ? content.split('\n') : content;
    const blocks = content.split(/<\/(?:p|li|h\d|t[dh]|blockquote|figcaption)>/);
    return blocks.map((block) => block.replaceAll(/<sup>.*?<\/sup>|<[^>]*>/g, '').trim());
  }
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map(inBlocks);
  return Object.fromEntries(Object.entries(content).map(([name, one]) => [name, inBlocks(one)]));
}

function configProblems(text: string): DocumentProblem[] {
  const parsed = parseSiteConfig(parseYaml(text).value);
  return parsed.kind === 'valid' ? [] : parsed.problems.map(problemOfField);
}

/** Parses `place: reason`. */
function problemOfField(problem: string): DocumentProblem {
  const [field = '', ...reason] = problem.split(': ');
  return { place: placeOf(field), line: null, reason: reason.join(': ') };
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

/** A refusal of a build, with the document that it names. */
export type Refusal<Of> = { document: Of | null; words: string };

/** Finds the document that a refusal of a build names, and says in words which field it means. */
export function refusalOf<Of extends { file: string }>(
  problem: string,
  documents: readonly Of[],
): Refusal<Of> {
  const [, file = '', line, reason = ''] =
    /^(\S+?\.(?:md|yaml|json))(?::(\d+))?[:,] (.*)$/s.exec(problem) ?? [];
  const document = documents.find((one) => file !== '' && `/${one.file}`.endsWith(`/${file}`));
  if (!document) return { document: null, words: problem };
  const [, field, rest = reason] =
    /^([A-Za-z][\w-]*(?:\.[\w-]+)*)(?::| (?=must|has|is|names|cites)) ?(.*)$/s.exec(reason) ?? [];
  const names = field === undefined ? [] : field.split('.').map(partOf);
  const where = line === undefined ? names : [...names, `line ${line}`];
  return { document, words: where.length > 0 ? `${where.join(', ')}: ${rest}` : rest };
}

/** The items of a list are counted from 1. */
function partOf(name: string): string {
  return /^\d+$/.test(name) ? String(Number(name) + 1) : labelOf(name);
}

function placeOf(field: string): string {
  return `/${field.replaceAll('.', '/')}`;
}
