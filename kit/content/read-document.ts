import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import type { SafetyAdvice } from '../safety/safety-schema.ts';
import { citedSources } from './cited.ts';
import type { Collection, Collections } from './collection.ts';
import { type Line, parseMarkdown } from './parse-markdown.ts';
import { parseYaml, splitFrontMatter } from './parse-yaml.ts';
import { DocumentError, lineOf, type RawContent } from './raw-content.ts';
import { contentOf } from './content-of.ts';
import { text } from './text.ts';
import { resolveNames, resolveSources, safetyContent } from './resolve-names.ts';
import { adviceText } from './safety-advice-text.ts';

export type ReadDocument = {
  content: unknown;
  /** Every file that the content depends on. */
  files: readonly string[];
  was: readonly string[];
  cites: readonly string[];
};

const require = createRequire(import.meta.url);

/**
 * Parses a document below a section's `content/` and validates it against its collection in `content/collections.ts`.
 * Throws an error with file, line and fix. Editors pass unsaved text as `source`.
 */
export function readDocument(file: string, source = readFileSync(file, 'utf8')): ReadDocument {
  try {
    const { collection, value, lines, files, was } = unvalidatedContent(file, source);
    const result = v.safeParse(collection.schema ?? textsSchema, value);
    if (result.success) {
      return { content: result.output, files: [...files], was, cites: citedSources(value) };
    }
    const problems = result.issues.map((issue) => {
      const place = v.getDotPath(issue) ?? '';
      return `${file}:${lineOf(place, lines)}: ${place || 'the document'} ${issue.message}`;
    });
    throw new Error(problems.join('\n'));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { place, message } = error;
    const line = typeof place === 'number' ? place : lineContaining(place, source);
    throw new Error(`${file}:${line}: ${message}`, { cause: error });
  }
}

/** Texts under names, to any depth: the schema of a collection without one. */
const textsSchema: v.GenericSchema = v.record(
  v.string(),
  v.union([text, v.lazy(() => textsSchema)], 'must be text'),
);

/** Returns a document's content before validation, with names and sources resolved. For prose checks. */
export function readUnvalidated(file: string): unknown {
  return unvalidatedContent(file, readFileSync(file, 'utf8')).value;
}

function unvalidatedContent(file: string, source: string) {
  const folder = contentFolder(file);
  const collection = collectionOf(file, folder);
  const files = new Set([file, path.join(folder, 'collections.ts')]);
  const { value: read, lines } = readRaw({ file, source }, collection, folder, files);
  const { was, ...written } = read;
  const named = resolveNames(written, { sectionFolder: path.dirname(folder), files });
  const value =
    collection.sourcesIn === undefined
      ? named
      : withSources(named, collection.sourcesIn, folder, files);
  return { collection, value, lines, files, was: formerAddresses(was) };
}

function formerAddresses(was: unknown): readonly string[] {
  if (was === undefined) return [];
  const parsed = v.safeParse(addresses, was);
  if (parsed.success) return parsed.output;
  throw new DocumentError('was:', 'must list paths on this site under "was", such as /about');
}

const addresses = v.array(v.pipe(v.string(), v.startsWith('/')));

/** Returns the number of the first line that contains the text; 1 if the text comes from an included file. */
function lineContaining(words: string, source: string): number {
  const lines = source.split('\n');
  return Math.max(lines.findIndex((line) => line.includes(words)) + 1, 1);
}

export function contentFolder(file: string): string {
  const at = file.lastIndexOf(`${path.sep}content${path.sep}`);
  if (at < 0) throw new Error(`${file} is not in a "content" folder.`);
  return file.slice(0, at + '/content'.length);
}

export function collectionsIn(contentFolder: string): readonly Collection[] {
  const file = path.join(contentFolder, 'collections.ts');
  // Node does not strip types below `node_modules`, where kit is installed for a section in its own repository.
  if (import.meta.url.includes('/node_modules/')) registerTypeScript();
  const { collections }: { collections: Collections } = require(file);
  return Object.entries({ ...collections, ...sharedTexts }).map(([files, collection]) => ({
    files,
    ...collection,
  }));
}

/** Texts that several documents include. Their titles are for writers. */
const sharedTexts: Collections = {
  'shared/*.md': {
    label: 'Shared text',
    schema: v.strictObject({
      title: text,
      text: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty')),
    }),
    body: { whole: 'text' },
  },
};

let isRegistered = false;

function registerTypeScript(): void {
  if (isRegistered) return;
  isRegistered = true;
  const { register }: { register: () => void } = require('tsx/cjs/api');
  register();
}

export function collectionOf(file: string, folder: string): Collection {
  const collections = collectionsIn(folder);
  const name = path.relative(folder, file);
  const found = collections.find(({ files }) => path.matchesGlob(name, files));
  if (found) return found;
  const expected = collections.map(({ files }) => files).join(', ');
  throw new Error(
    `${file} does not belong to a collection. Move it to one of ${expected}, or add a collection in content/collections.ts.`,
  );
}

/** Parses the document without resolving citations and names. */
function readRaw(
  { file, source }: { file: string; source: string },
  { body: outline = {} }: Collection,
  folder: string,
  files: Set<string>,
): RawContent {
  if (!file.endsWith('.md')) return parseYaml(source);
  const parts = splitFrontMatter(source);
  if (!parts) throw new DocumentError(1, 'must start with front matter between two --- lines');
  const { front, body } = parts;
  const content = parseYaml(front, 1);
  const first = source.slice(0, source.length - body.length).split('\n').length;
  const lines = body.split('\n').map((text, index) => ({ text, number: first + index }));
  parseMarkdown(expandIncludes(lines, folder, files), outline, content);
  return content;
}

/**
 * Replaces `{include <name>}` with the lines of `content/shared/<name>.md`, and `{advice.<id>}` with the shared safety
 * advice.
 */
function expandIncludes(lines: readonly Line[], folder: string, files: Set<string>): Line[] {
  return lines.flatMap((line) => {
    const advice = adviceText(line.text, (id) => readAdvice(id, files));
    if (advice === null)
      throw new DocumentError(line.number, `names ${line.text}, which is not in kit/safety`);
    if (advice) return advice.map((text) => ({ text, number: line.number }));
    const name = /^\{include ([\w-]+)\}$/.exec(line.text)?.[1];
    if (name === undefined) return [line];
    const file = path.join(folder, 'shared', `${name}.md`);
    if (!existsSync(file))
      throw new DocumentError(line.number, `includes "${name}", but ${file} does not exist`);
    files.add(file);
    const body = splitFrontMatter(readFileSync(file, 'utf8'))?.body;
    if (body === undefined)
      throw new DocumentError(
        line.number,
        `includes "${name}", but ${file} does not start with front matter between two --- lines`,
      );
    return `${body.trim()}\n`.split('\n').map((text) => ({ text, number: line.number }));
  });
}

function readAdvice(id: string, files: Set<string>): SafetyAdvice | undefined {
  const file = path.join(safetyContent, 'advice', `${id}.yaml`);
  if (!existsSync(file)) return undefined;
  const advice = readDocument(file);
  for (const one of advice.files) files.add(one);
  return contentOf<SafetyAdvice>(advice.content);
}

/** Adds the publications that a document cites to its property `place`. */
function withSources(value: unknown, place: string, folder: string, files: Set<string>): unknown {
  const list = path.join(folder, 'sources.yaml');
  files.add(list);
  const document = v.parse(fields, value);
  // Visitors read the lead first, so number its sources first.
  const sources = resolveSources({ lead: document['lead'], document }, list);
  if (place === '') return { ...document, sources };
  const owner = v.safeParse(fields, document[place]);
  return owner.success ? { ...document, [place]: { ...owner.output, sources } } : document;
}

const fields = v.record(v.string(), v.unknown());
