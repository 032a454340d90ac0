import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import type { ReactNode } from 'react';
import { linkToPage } from '../../previews/preview-link.ts';
import {
  type ChangedPage as Changed,
  type WordChange,
  wordDiff,
} from '../../review/changed-words.ts';
import { Added, Removed } from './text-diff.tsx';

const kindWords = { added: 'New page', changed: 'Changed page', removed: 'Removed page' };

/** Text and sources of a page before and after. */
export function ChangedPage({ page, preview = null }: { page: Changed; preview?: string | null }) {
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
      <WordChanges changes={words} isWholePage={kind !== 'changed'} />
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

/** Pages with unchanged text, collapsed. */
export function MarkupOnly({ pages }: { pages: readonly Changed[] }) {
  if (pages.length === 0) return null;
  return (
    <details>
      <summary className="w-fit py-2.5 font-semibold text-teal-700">
        {pagesIn(pages.length)} changed in markup only
      </summary>
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
  if (pages.length === 0) return null;
  return (
    <p className="max-w-none text-quiet wrap-anywhere">
      Lists and links with these words change too, on {pages.map(({ path }) => path).join(', ')}.
    </p>
  );
}

export function pagesIn(number: number): string {
  return number === 1 ? '1 page' : `${number} pages`;
}

/** Blocks of text before and after. */
export function WordChanges({
  changes,
  isWholePage = false,
}: {
  changes: readonly WordChange[];
  isWholePage?: boolean;
}) {
  if (changes.length === 0) return null;
  return (
    <ol className="grid gap-4 px-4 py-4 lg:px-5">
      {changes.map((change, index) => (
        <li key={index}>
          <Change change={change} isWholePage={isWholePage} />
        </li>
      ))}
    </ol>
  );
}

/** One block of text. If the whole page is new or removed, only the page's heading says so. */
function Change({
  change: { before, after },
  isWholePage,
}: {
  change: WordChange;
  isWholePage: boolean;
}) {
  if (isWholePage) return <Words>{before === null ? after : <Removed>{before}</Removed>}</Words>;
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

function Cites({
  title,
  cites,
  Mark,
}: {
  title: string;
  cites: Changed['cites']['added'];
  Mark: typeof Removed;
}) {
  if (cites.length === 0) return null;
  return (
    <div className="border-t border-line px-4 py-3 lg:px-5">
      <h4 className="mb-1 text-16">{title}</h4>
      <ul className="grid gap-2">
        {cites.map(({ kind, text, url }) => (
          <li key={`${kind} ${url} ${text}`} className="wrap-anywhere">
            {kind === 'source' ? 'Source' : 'Link'}: <Mark>{text === '' ? url : text}</Mark>
            {url !== '' && (
              <>
                {' '}
                <ExternalLink href={url}>{hostIn(url)}</ExternalLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function hostIn(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
