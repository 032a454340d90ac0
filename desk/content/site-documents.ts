import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Collection, pageOf } from '@site/kit/content/collection.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type FormField, formOf } from './document-form.ts';
import { writtenSchema } from './json-schema.ts';
import { BODY, documentFields } from './rewrite-document.ts';
import { documentSection, type DocumentSection, documentsIn } from './section-documents.ts';

/** A document that writers can edit. */
export type SiteDocument = {
  section: PartName;
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

/** Lists a section's documents in `root`, sorted by page and title. */
export function siteDocuments(section: PartName, root: string, site: SiteConfig): SiteDocument[] {
  const found = documentSection(section, root);
  if (!found) return [];
  return documentsIn(found)
    .flatMap((file) => documentAt(file, found, { section, root, site }) ?? [])
    .toSorted(
      (a, b) =>
        (a.page ?? '~').localeCompare(b.page ?? '~', 'en') || a.title.localeCompare(b.title, 'en'),
    );
}

/** Reads one of a section's documents; `null` if `file` is none of them. */
export function siteDocument(
  section: PartName,
  root: string,
  { file, site }: { file: string; site: SiteConfig },
): SiteDocument | null {
  const found = documentSection(section, root);
  const absolute = path.join(root, file);
  if (!found || !documentsIn(found).includes(absolute)) return null;
  return documentAt(absolute, found, { section, root, site });
}

function documentAt(
  absolute: string,
  { folder, collections }: DocumentSection,
  { section, root, site }: Pick<SiteDocument, 'section' | 'root'> & { site: SiteConfig },
): SiteDocument | null {
  const name = path.relative(path.join(folder, 'content'), absolute).replaceAll(path.sep, '/');
  const collection = collections.find(({ files }) => path.matchesGlob(name, files));
  if (!collection) return null;
  const text = readFileSync(absolute, 'utf8');
  const title = withSiteFacts(titleOf(collection, name, text), site);
  const page = pathOf(collection, absolute, name, site);
  return { section, root, file: `${section}/content/${name}`, collection, title, page, text };
}

/** The form of a document. */
export function formOfDocument({
  collection,
  root,
  section,
}: Pick<SiteDocument, 'collection' | 'root' | 'section'>): FormField[] {
  const content = path.join(root, section, 'content');
  return formOf(writtenSchema(collection, content), collection.body !== undefined);
}

/** Whether a document has all words of a search, in any order and in upper or lower case. */
export function hasWords({ title, text }: SiteDocument, search: string): boolean {
  const all = `${title}\n${text}`.toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => all.includes(word));
}

function titleOf({ files, label }: Collection, name: string, text: string): string {
  if (!files.includes('*')) return label;
  const found = titleIn(text);
  return `${label}: ${found ?? path.basename(name).replace(/\..*$/, '').replaceAll('-', ' ')}`;
}

/** The document's first heading, or the first property that says what it is about. */
function titleIn(text: string): string | null {
  const fields = fieldsOrNone(text);
  const { name, title, heading, [BODY]: body } = fields;
  const full = typeof name === 'object' && name !== null && 'full' in name ? name.full : name;
  const first = typeof body === 'string' ? /^# (.+?)(?: \{.*)?$/m.exec(body)?.[1] : undefined;
  const found = [full, title, heading, first].find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : null;
}

/** A document with a syntax error is still listed, by its file name. */
function fieldsOrNone(text: string): Record<string, unknown> {
  try {
    return documentFields(text);
  } catch (error) {
    if (error instanceof Error) return {};
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
