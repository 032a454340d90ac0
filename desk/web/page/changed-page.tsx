import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import type { ReactNode } from 'react';
import { linkToPage } from '../../previews/preview-link.ts';
import {
  type ChangedPage as Changed,
  type WordChange,
  wordDiff,
} from '../../review/changed-words.ts';
import { CELL_END } from '../../review/page-words.ts';
import { Added, Removed } from './text-diff.tsx';

const kindWords = { added: 'New page', changed: 'Changed page', removed: 'Removed page' };

/** Text and sources of a page before and after. */
export function ChangedPage({
  page,
  preview = null,
  framed,
}: {
  page: Changed;
  preview?: string | null;
  /** URL of the page as readers would see it. */
  framed?: string | undefined;
}) {
  const { path, title, kind, words, moved, cites, alsoOn } = page;
  return (
    <section className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line px-4 py-3 lg:px-5">
        <h3 className="min-w-0 text-18 wrap-anywhere">{title}</h3>
        <span className="text-ink-quiet wrap-anywhere">
          {kindWords[kind]}, {path}
        </span>
        {preview !== null && kind !== 'removed' && (
          <span className="sm:ml-auto">
            <ExternalLink href={linkToPage(preview, path)}>Open in preview</ExternalLink>
          </span>
        )}
      </div>
      {framed !== undefined && kind !== 'removed' && <Framed page={page} src={framed} />}
      {kind === 'changed' ? (
        <WordChanges changes={words} />
      ) : (
        <WholePage title={title} changes={words} Mark={kind === 'added' ? Plain : Removed} />
      )}
      {moved > 0 && (
        <p className="border-t border-line px-4 py-3 lg:px-5">
          {moved === 1 ? 'One block of text has' : `${moved} blocks of text have`} moved to another
          place on this page. Check the order in the preview.
        </p>
      )}
      <Cites title="Sources and links added" cites={cites.added} Mark={Added} />
      <Cites title="Sources and links removed" cites={cites.removed} Mark={Removed} />
      {alsoOn.length > 0 && (
        <p className="max-w-none border-t border-line px-4 py-3 text-quiet wrap-anywhere lg:px-5">
          Other pages show some of these words too: {alsoOn.join(', ')}.
        </p>
      )}
    </section>
  );
}

/** The page as readers would see it, collapsed. It loads once it is open. */
function Framed({ page: { path }, src }: { page: Changed; src: string }) {
  return (
    <details className="border-b border-line px-4 py-1 lg:px-5">
      <summary className="w-fit py-2.5 font-semibold text-teal-700">
        See the page as readers will
      </summary>
      {/* Its origin is the desk's, which serves its files to no other. Its policy blocks scripts. */}
      <iframe
        title={`The page ${path}`}
        src={src}
        loading="lazy"
        sandbox="allow-same-origin"
        className="mb-3 h-[70vh] min-h-80 w-full rounded-input border border-line bg-surface max-lg:-mx-4 max-lg:w-[calc(100%+2rem)] max-lg:rounded-none"
      />
    </details>
  );
}

/** Pages with unchanged text. */
export function MarkupOnly({ pages }: { pages: readonly Changed[] }) {
  return <PathList of={pages}>{pagesIn(pages.length)} changed in markup only</PathList>;
}

/** The paths of pages, collapsed. */
function PathList({ of: pages, children }: { of: readonly Changed[]; children: ReactNode }) {
  if (pages.length === 0) return null;
  return (
    <details>
      <summary className="w-fit py-2.5 font-semibold text-teal-700">{children}</summary>
      <ul className="grid gap-1 wrap-anywhere">
        {pages.map(({ path }) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </details>
  );
}

/** Pages that only repeat what the pages above say. */
export function AlsoShown({ pages }: { pages: readonly Changed[] }) {
  return <PathList of={pages}>Lists and links on {pagesIn(pages.length)} show it, too</PathList>;
}

export function pagesIn(number: number): string {
  return number === 1 ? '1 page' : `${number} pages`;
}

/** Blocks of text before and after, each below the heading that it is below on its page. */
export function WordChanges({ changes }: { changes: readonly WordChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ol className="grid gap-4 px-4 py-4 lg:px-5">
      {changes.map((change, index) => (
        <li key={index}>
          {change.under !== undefined && change.under !== changes[index - 1]?.under && (
            <p className="mb-1 font-semibold wrap-anywhere">
              <span className="sr-only">Below the heading </span>
              <bdi>{change.under}</bdi>
            </p>
          )}
          <Change change={change} />
        </li>
      ))}
    </ol>
  );
}

/** A block of text before and after. */
function Change({ change: { before, after } }: { change: WordChange }) {
  const spans = before !== null && after !== null ? wordDiff(before, after) : [];
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      {before !== null && (
        <Side title={after === null ? 'Removed' : 'Before'}>
          {after === null ? (
            <Removed>{before}</Removed>
          ) : (
            spans.map((span, index) =>
              span.kind === 'same' ? span.words : <Removed key={index}>{span.removed}</Removed>,
            )
          )}
        </Side>
      )}
      {after !== null && (
        <Side title={before === null ? 'New' : 'After'} isRight>
          {before === null ? (
            <Added>{after}</Added>
          ) : (
            spans.map((span, index) =>
              span.kind === 'same' ? span.words : <Added key={index}>{span.added}</Added>,
            )
          )}
        </Side>
      )}
    </div>
  );
}

function Side({
  title,
  isRight = false,
  children,
}: {
  title: string;
  isRight?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isRight ? 'min-w-0 md:col-start-2' : 'min-w-0'}>
      <p className="text-ink-quiet">{title}</p>
      <Words>{children}</Words>
    </div>
  );
}

function Words({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-none leading-relaxed wrap-anywhere" dir="auto">
      {children}
    </p>
  );
}

type Mark = (props: { children: string }) => ReactNode;

function Plain({ children }: { children: string }) {
  return children;
}

/** The text of a page that is new or removed as a whole, with its headings, lists and tables. */
function WholePage({
  title,
  changes,
  Mark,
}: {
  title: string;
  changes: readonly WordChange[];
  Mark: Mark;
}) {
  const blocks = changes
    .map(({ before, after, kind = 'text' }) => ({ kind, words: after ?? before ?? '' }))
    // The heading of this review says the same.
    .filter(({ words }) => words !== title && !words.startsWith(`[Title: ${title}`));
  if (blocks.length === 0) return null;
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const { kind, words } of blocks) {
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(words);
    else groups.push({ kind, lines: [words] });
  }
  return (
    <div className="grid gap-3 px-4 py-4 lg:px-5">
      {groups.map(({ kind, lines }, index) => (
        <Blocks key={index} kind={kind} lines={lines} Mark={Mark} />
      ))}
    </div>
  );
}

type Kind = NonNullable<WordChange['kind']>;

/** A run of blocks of one kind. */
function Blocks({ kind, lines, Mark }: { kind: Kind; lines: readonly string[]; Mark: Mark }) {
  if (kind === 'heading') {
    return lines.map((line) => (
      <h4 key={line} className="mt-2 text-18 wrap-anywhere" dir="auto">
        <Mark>{line}</Mark>
      </h4>
    ));
  }
  if (kind === 'item' || kind === 'step') {
    const [List, look] =
      kind === 'item' ? (['ul', 'list-disc'] as const) : (['ol', 'list-decimal'] as const);
    return (
      <List className={cn('grid gap-1 ps-6', look)}>
        {lines.map((line, index) => (
          <li key={index} className="leading-relaxed wrap-anywhere" dir="auto">
            <Mark>{line}</Mark>
          </li>
        ))}
      </List>
    );
  }
  if (kind === 'row') return <Table rows={lines.map((line) => line.split(CELL_END))} Mark={Mark} />;
  return lines.map((line, index) => <Labelled key={index} line={line} Mark={Mark} />);
}

function Table({ rows, Mark }: { rows: readonly (readonly string[])[]; Mark: Mark }) {
  return (
    // A wide table scrolls by itself, also with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" tabIndex={0} aria-label="Table">
      <table className="border-collapse">
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className="border-b border-line last:border-0">
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className="min-w-24 py-2 pe-5 align-top leading-relaxed first:font-semibold"
                  dir="auto"
                >
                  <Mark>{cell}</Mark>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A paragraph, or what is not shown as text, such as the description of a picture, after its label. */
function Labelled({ line, Mark }: { line: string; Mark: Mark }) {
  const [, label, words] = /^\[([A-Z][a-z ]*): (.*)\]$/.exec(line) ?? [];
  return (
    <Words>
      {label !== undefined && <span className="text-ink-quiet">{label}: </span>}
      <Mark>{words ?? line}</Mark>
    </Words>
  );
}

function Cites({
  title,
  cites,
  Mark,
}: {
  title: string;
  cites: Changed['cites']['added'];
  Mark: Mark;
}) {
  if (cites.length === 0) return null;
  return (
    <div className="border-t border-line px-4 py-3 lg:px-5">
      <h4 className="mb-1 text-16">{title}</h4>
      <ul className="grid gap-2">
        {cites.map(({ kind, text, url }) => (
          <li key={`${kind} ${url} ${text}`} className="wrap-anywhere">
            {kind === 'source' ? 'Source' : 'Link'}: <Mark>{text === '' ? 'No text' : text}</Mark>
            {url !== '' && (
              <>
                {' '}
                {/* In full, because two pages of one organisation may differ only in their addresses. */}
                <ExternalLink href={url}>{url}</ExternalLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
