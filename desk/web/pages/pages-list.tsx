import { indianTime } from '@site/api/indian-time.ts';
import type { TextSet } from '../../content/text-set.ts';
import { fieldsOrNull, type SiteDocument } from '../../content/site-documents.ts';
import { PageButton } from '../page/buttons.tsx';
import type { ListContent, ListView } from '../page/list.tsx';
import { titleOf } from '../page/section-title.ts';
import { editHref, findHref, type Rollback } from './pages-context.ts';

type PagesListProps = {
  /** All documents that match. */
  documents: readonly SiteDocument[];
  /** The sections with changes that readers do not see yet, and how many texts and pictures they are. */
  unpublished: readonly { section: TextSet; count: number; rollback: Rollback | null }[];
};

/** The texts of the site, found by any words in them. */
export function pagesList(
  { search, limit, offset }: ListView,
  { documents, unpublished }: PagesListProps,
): ListContent {
  return {
    title: 'Pages',
    lead: 'Every text of the site but those written under Posts. Search by words that you see on a page.',
    above: unpublished.length > 0 && <Unpublished sections={unpublished} />,
    search: 'Search',
    noun: 'texts',
    total: documents.length,
    empty: { title: 'Nothing found', words: 'No text has all these words.' },
    rows: documents.slice(offset, offset + limit).map((document) => ({
      key: document.file,
      name: document.title,
      item: <Item document={document} search={search} />,
    })),
  };
}

function Unpublished({ sections }: { sections: PagesListProps['unpublished'] }) {
  return (
    <ul className="mb-5 grid max-w-[52rem] gap-2">
      {sections.map(({ section, count, rollback }) => (
        <li
          key={section}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2"
        >
          <span>
            <b>{titleOf(section)}</b>: {count === 1 ? '1 text' : `${count} texts`}{' '}
            {rollback === null
              ? 'changed, not published yet'
              : `not live, rolled back ${indianTime(rollback.at)}`}
          </span>
          <PageButton href={`/pages/ship?section=${section}`}>Preview or publish</PageButton>
        </li>
      ))}
    </ul>
  );
}

function Item({ document, search }: { document: SiteDocument; search: string }) {
  const { title, page, section, text } = document;
  const found = search === '' ? null : lineWith(text, search);
  return (
    <div className="grid gap-x-6 md:grid-cols-[1fr_auto]">
      <a
        href={search === '' ? editHref(document) : findHref(document, search)}
        className="min-w-0 font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
      >
        {title}
      </a>
      <span className="min-w-0 wrap-anywhere text-ink-quiet">{page ?? titleOf(section)}</span>
      {found !== null && (
        <span className="min-w-0 wrap-anywhere text-ink-quiet md:col-span-2">{found}</span>
      )}
    </div>
  );
}

/** The first line of a field with all the words, or with the first of them, shortened around it. */
function lineWith(text: string, search: string): string | null {
  const words = search.toLowerCase().split(/\s+/);
  const lines = textsIn(fieldsOrNull(text))
    .flatMap((each) => each.split('\n'))
    .map((each) => withoutMarks(each))
    .map((line) => ({ line, lower: line.toLowerCase() }));
  const [word = ''] = words;
  const found =
    lines.find(({ lower }) => words.every((each) => lower.includes(each))) ??
    lines.find(({ lower }) => lower.includes(word));
  if (!found) return null;
  const { line, lower } = found;
  const from = Math.max(lower.indexOf(word) - BEFORE, 0);
  const end = from + SHOWN;
  return `${from > 0 ? '…' : ''}${line.slice(from, end).trim()}${line.length > end ? '…' : ''}`;
}

/** All texts in the fields of a document. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A line of Markdown without its marks, references and inserted parts. */
function withoutMarks(line: string): string {
  return line
    .replaceAll(/\[\^[^\]]*\]|\{[#^.][^}]*\}|\{include [^}]*\}|\*\*/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/, '');
}

/** Letters shown before a word that was found, and in all. */
const BEFORE = 60;
const SHOWN = 160;
