import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Collection, pageOf } from '@site/kit/content/collection.ts';
import { DocumentError } from '@site/kit/content/raw-content.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import { parseSiteConfig, type SiteConfig, siteConfigSchema } from '@site/kit/site.ts';
import { type FormField, formOf } from './document-form.ts';
import { writtenSchema } from './json-schema.ts';
import { BODY, documentFields } from './rewrite-document.ts';
import { documentSection, documentsIn } from './section-documents.ts';
import { CONFIG_FILE, folderOf, type TextSet } from './text-set.ts';

/** A document that writers can edit. */
export type SiteDocument = {
  section: TextSet;
  /** The folder of the checkout or worktree. */
  root: string;
  /** Relative to the repository, with forward slashes. */
  file: string;
  collection: Collection;
  /** What the document is about, such as the name of a condition. */
  title: string;
  /** The page that shows it; `null` if it has none of its own. */
  page: string | null;
  text: string;
};

/** The facts that every page may name. */
export const configCollection: Collection = {
  files: CONFIG_FILE,
  label: 'Phone numbers, hours, prices and dates',
  schema: siteConfigSchema,
  page: '/',
};

/** Fields of the configuration that take a programmer or an operator. */
const technicalFields = ['$schema', 'siteUrl', 'apiBase', 'assetBase', 'thirdParties', 'reviews'];

/** The program of the inbox reads these words, and a new program ships them. */
const PROGRAM_WORDS = 'danger-words.yaml';

/** A set of texts in a checkout or worktree. */
type Source = { section: TextSet; root: string; site: SiteConfig };

/** Lists a section's documents in `root`, sorted by page and title. */
export function siteDocuments(section: TextSet, root: string, site: SiteConfig): SiteDocument[] {
  const source = { section, root, site };
  return filesIn(source)
    .map((one) => documentAt(one, source))
    .toSorted(
      (a, b) =>
        (a.page ?? '~').localeCompare(b.page ?? '~', 'en') || a.title.localeCompare(b.title, 'en'),
    );
}

/** Reads one of a section's documents; `null` if `file` is none of them. */
export function siteDocument(
  section: TextSet,
  root: string,
  { file, site }: { file: string; site: SiteConfig },
): SiteDocument | null {
  const source = { section, root, site };
  const found = filesIn(source).find((one) => one.file === path.join(root, file));
  if (!found) return null;
  const document = documentAt(found, source);
  if (section === 'safety') return { ...document, page: pageWithDanger(document, site) };
  const shared = /\/content\/shared\/([\w-]+)\.md$/.exec(file)?.[1];
  if (shared === undefined) return document;
  const including = siteDocuments(section, root, site).find(
    ({ page, text }) => page !== null && text.includes(`{include ${shared}}`),
  );
  return { ...document, page: including?.page ?? null };
}

/** Lists the absolute paths of a set's documents, and their collections. */
function filesIn({ section, root }: Source): { file: string; collection: Collection }[] {
  if (section === 'config') {
    const file = path.join(root, CONFIG_FILE);
    return existsSync(file) ? [{ file, collection: configCollection }] : [];
  }
  const found = documentSection(folderOf(section), root);
  const shared = found
    ? globSync('content/shared/*.md', { cwd: found.folder }).map((name) =>
        path.join(found.folder, name),
      )
    : [];
  return [...(found ? documentsIn(found) : []), ...shared].flatMap((file) => {
    const name = path.relative(path.join(root, folderOf(section), 'content'), file);
    const collection = found?.collections.find(({ files }) => path.matchesGlob(name, files));
    return collection && collection.files !== PROGRAM_WORDS ? [{ file, collection }] : [];
  });
}

function documentAt(
  { file: absolute, collection }: { file: string; collection: Collection },
  { section, root, site }: Source,
): SiteDocument {
  const file = path.relative(root, absolute).replaceAll(path.sep, '/');
  const text = readFileSync(absolute, 'utf8');
  const name = file.slice(file.indexOf('/content/') + '/content/'.length);
  const title = withSiteFacts(titleOf(collection, name, text), site);
  const page = pathOf(collection, absolute, name, site);
  return { section, root, file, collection, title, page, text };
}

/** A page with this advice, or with a danger. */
function pageWithDanger({ file, root }: SiteDocument, site: SiteConfig): string | null {
  const pages = ownSections()
    .flatMap(({ name }) => siteDocuments(name, root, site))
    .filter(({ page }) => page !== null);
  const advice = new RegExp(`^safetyAdvice:.*\\b${path.basename(file, '.yaml')}\\b`, 'm');
  const shows = (words: RegExp) => pages.find(({ text }) => words.test(text))?.page;
  return shows(advice) ?? shows(/\{danger\./) ?? null;
}

/** The configuration in a text. Throws with all its problems. */
export function siteIn(text: string): SiteConfig {
  const parsed = parseSiteConfig(JSON.parse(text));
  if (parsed.kind === 'valid') return parsed.site;
  throw new Error(parsed.problems.join('\n'));
}

/** The form of a document. */
export function formOfDocument({
  collection,
  root,
  section,
}: Pick<SiteDocument, 'collection' | 'root' | 'section'>): FormField[] {
  const content = section === 'config' ? root : path.join(root, folderOf(section), 'content');
  const fields = formOf(writtenSchema(collection, content), collection.body !== undefined);
  return section === 'config'
    ? fields.filter(({ name }) => !technicalFields.includes(name))
    : fields;
}

/**
 * The documents with all words of a search, in any order and in upper or lower case. Those that have them as a phrase
 * come first.
 */
export function documentsWith(documents: readonly SiteDocument[], search: string): SiteDocument[] {
  const words = search.toLowerCase().split(/\s+/);
  const phrase = words.join(' ');
  const found = documents.flatMap((document) => {
    const all = `${document.title}\n${document.text}`.toLowerCase();
    if (!words.every((word) => all.includes(word))) return [];
    return [{ document, hasPhrase: all.replaceAll(/\s+/g, ' ').includes(phrase) }];
  });
  return found
    .toSorted((one, other) => Number(other.hasPhrase) - Number(one.hasPhrase))
    .map(({ document }) => document);
}

function titleOf({ files, label }: Collection, name: string, text: string): string {
  if (!files.includes('*')) return label;
  const found = titleIn(text);
  return `${label}: ${found ?? path.basename(name).replace(/\..*$/, '').replaceAll('-', ' ')}`;
}

/** The document's first heading, or the first property that says what it is about. */
function titleIn(text: string): string | null {
  const { name, title, heading, [BODY]: body } = fieldsOrNull(text) ?? {};
  const full = typeof name === 'object' && name !== null && 'full' in name ? name.full : name;
  const first = typeof body === 'string' ? /^# (.+?)(?: \{.*)?$/m.exec(body)?.[1] : undefined;
  const found = [full, title, heading, first].find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : null;
}

/** The fields of a document; `null` if it cannot be read. It is still listed, by its file name. */
export function fieldsOrNull(text: string): Record<string, unknown> | null {
  try {
    return documentFields(text);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

/** A document that is invalid at the moment has no page of its own, if that depends on its content. */
function pathOf(collection: Collection, file: string, name: string, site: SiteConfig) {
  try {
    const hasOwn = typeof collection.page === 'function';
    const page = pageOf(collection, hasOwn ? readDocument(file).content : undefined, name);
    return page === undefined ? null : withProductSlug(page, site);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
