import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { BODY } from './rewrite-document.ts';
import {
  configCollection,
  fieldsOrNull,
  type SiteDocument,
  siteDocuments,
} from './site-documents.ts';
import { CONFIG_FILE, folderOf } from './text-set.ts';

/** What a name in braces in a text stands for. */
export type Placeholder = {
  /** As it is written, such as `{danger.drinksLess}`. */
  mark: string;
  /** What it puts in, or the beginning of that; `null` if it differs from page to page. */
  words: string | null;
  /** The document with these words, and its entry if it is a list; `null` if it is not edited at the desk. */
  source: { file: string; title: string; entry: string | null } | null;
};

/** Explains the placeholders in a text. */
export type Explain = (text: string) => Placeholder[];

const MOST_LETTERS = 140;

const safety = folderOf('safety');

/** The document with the words of `{danger.x}` and `{safety.x}`. */
const lists: Readonly<Record<string, string>> = {
  danger: `${safety}/content/dangers.yaml`,
  safety: `${safety}/content/sentences.yaml`,
};

/** Explains the placeholders of a document's texts. */
export function placeholdersOf(
  { root, section }: Pick<SiteDocument, 'root' | 'section'>,
  site: SiteConfig,
): Explain {
  let known: ReadonlyMap<string, SiteDocument> | undefined;
  const documentAt = (file: string) => {
    known ??= new Map(siteDocuments('safety', root, site).map((one) => [one.file, one]));
    return known.get(file);
  };

  function explained(mark: string, name: string): Placeholder {
    const shared = /^include (.+)$/.exec(name)?.[1];
    if (shared !== undefined) return { mark, ...sharedText({ root, section, site }, shared) };
    const [kind = '', id = ''] = name.split('.');
    const file = kind === 'advice' ? `${safety}/content/advice/${id}.yaml` : lists[kind];
    const document = file === undefined ? undefined : documentAt(file);
    if (document) {
      const fields = fieldsOrNull(document.text) ?? {};
      const found = kind === 'advice' ? fields['heading'] : fields[id];
      const words = typeof found === 'object' && found && 'text' in found ? found.text : found;
      const source = {
        file: document.file,
        title: document.title,
        entry: kind === 'danger' ? id : null,
      };
      return { mark, words: begun(words), source };
    }
    const fact = withSiteFacts(mark, site);
    if (fact === mark) return { mark, words: null, source: null };
    const { label: title } = configCollection;
    return { mark, words: begun(fact), source: { file: CONFIG_FILE, title, entry: null } };
  }

  return (text) => {
    const marks = new Map(
      [...text.matchAll(/\{((?:include )?[a-z][\w.-]*)\}/gi)].map(([mark, name = '']) => [
        mark,
        name,
      ]),
    );
    return [...marks].map(([mark, name]) => explained(mark, name));
  };
}

/** A text that several documents include. */
function sharedText(
  { root, section, site }: Pick<SiteDocument, 'root' | 'section'> & { site: SiteConfig },
  name: string,
): Pick<Placeholder, 'words' | 'source'> {
  const document = siteDocuments(section, root, site).find(({ file }) =>
    file.endsWith(`/content/shared/${name}.md`),
  );
  if (!document) return { words: null, source: null };
  const { file, title, text } = document;
  return { words: begun(fieldsOrNull(text)?.[BODY]), source: { file, title, entry: null } };
}

function begun(words: unknown): string | null {
  if (typeof words !== 'string') return null;
  const plain = words
    .replaceAll(/\[\^[^\]]*\]|\{[^}]*\}|\*\*/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(^|\n)\s*(?:#+|[-*>])\s+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS).trim()}…` : plain;
}
