import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { indianDay } from '@site/api/indian-time.ts';
import { pageOf } from '@site/kit/content/collection.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { BODY, documentFields, rewriteDocument } from './rewrite-document.ts';
import type { SiteDocument } from './site-documents.ts';

/** The name and the last part of the address of a new page. */
export type NewPage = { name: string; address: string };

/** A document of a new page, relative to the repository. */
type NewDocument = { file: string; text: string };

/** The properties that an address can be made from. */
const addressNames = ['slug', 'id'] as const;

/** The properties that name the subject of a document. */
const namingNames = ['name', 'title', 'heading', 'card', 'head'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a document can be the template of a page with another address. */
export function isTemplate({ collection, text }: SiteDocument): boolean {
  const { files, page } = collection;
  return files.includes('*') && typeof page === 'function' && addressNameIn(text) !== null;
}

/**
 * Copies a document, and those with the same name beside it, such as its checklist. Nobody has reviewed the copies.
 * Returns why the page is impossible, if it is.
 */
export function newDocuments(
  { collection, root, file, text, page }: SiteDocument,
  { name, address }: NewPage,
  takenPages: ReadonlySet<string | null>,
): { documents: NewDocument[] } | { problem: string } {
  const addressName = addressNameIn(text);
  if (typeof collection.page !== 'function' || addressName === null) return { problem: 'No page.' };
  const folder = path.posix.dirname(file);
  const stem = stemOf(file);
  const newStem = address.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (filesOfPage(root, `${folder}/${newStem}`).length > 0) return { problem: TAKEN };
  const oldName = nameIn(text);
  const copied = (each: string): NewDocument => ({
    file: `${folder}/${newStem}${path.basename(each).slice(stem.length)}`,
    text: copyOf(readFileSync(path.join(root, each), 'utf8'), oldName, name),
  });
  const copy = copied(file);
  const own = { ...copy, text: withFields(copy.text, { [addressName]: address }) };
  try {
    const { content } = readDocument(path.join(root, own.file), own.text);
    const newPage = pageOf(collection, content, own.file);
    if (newPage === page || takenPages.has(newPage ?? null)) return { problem: TAKEN };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { problem: `The address ${error.message.split(`${addressName} `).at(-1)}.` };
  }
  const others = filesOfPage(root, file).filter((each) => each !== file);
  return { documents: [own, ...others.map(copied)] };
}

const TAKEN = 'Another page has this address.';

function copyOf(text: string, oldName: string, name: string): string {
  const fields = documentFields(text);
  const renamed = Object.fromEntries(
    namingNames.flatMap((each) =>
      each in fields ? [[each, withName(fields[each], oldName, name)]] : [],
    ),
  );
  const day = 'lastChangedOn' in fields ? { lastChangedOn: indianDay(Date.now()) } : {};
  const body = fields[BODY];
  return withFields(text.replaceAll(/^(reviewedBy|reviewedOn): .*$/gm, '$1: null'), {
    ...renamed,
    ...day,
    was: null,
    ...(typeof body === 'string' && {
      [BODY]: body.replace(/^# .*?(?= \{|$)/m, () => `# ${name}`),
    }),
  });
}

function withFields(text: string, changed: Fields): string {
  return rewriteDocument(text, { ...documentFields(text), ...changed });
}

/** Replaces a name wherever a value has it. */
function withName(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, () => to);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withName(one, from, to)]),
  );
}

function addressNameIn(text: string): (typeof addressNames)[number] | null {
  const fields = documentFields(text);
  return addressNames.find((name) => typeof fields[name] === 'string') ?? null;
}

/** The first heading. */
function nameIn(text: string): string {
  return /^# (.+?)(?: \{.*)?$/m.exec(text)?.[1] ?? '';
}

/** A document and those with the same name beside it, relative to the repository. */
export function filesOfPage(root: string, file: string): string[] {
  const folder = path.posix.dirname(file);
  const beside = readdirSync(path.join(root, folder)).filter(
    (each) => stemOf(each) === stemOf(file),
  );
  return beside.map((each) => `${folder}/${each}`);
}

function stemOf(file: string): string {
  return path.basename(file).replace(/\..*$/, '');
}
