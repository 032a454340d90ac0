import { diffWordsWithSpace } from 'diff';
import type { ChangedPage } from '../../review/changed-words.ts';
import { isSilent, type WordChange } from '../../review/word-changes.ts';

/** Text of pages before and after: deletions are struck through, insertions are highlighted. */
export function ChangedWords({ pages }: { pages: readonly ChangedPage[] }) {
  const said = pages.filter((page) => !isSilent(page));
  const silent = pages.length - said.length;
  return (
    <div className="grid gap-4">
      {said.map((page) => (
        <Page key={page.path} page={page} />
      ))}
      {silent > 0 && (
        <p className="text-quiet">
          {silent === 1 ? 'One page' : `${silent} pages`} changed in markup only.
        </p>
      )}
      {pages.length === 0 && <p>No pages changed.</p>}
    </div>
  );
}

function Page({ page: { path, kind, words, cites } }: { page: ChangedPage }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-4">
      <h3 className="mb-2 text-18 wrap-anywhere">
        {path} <span className="font-normal text-ink-quiet">{kind}</span>
      </h3>
      <ul className="grid gap-2">
        {words.map((change) => (
          <li key={`${change.before}\n${change.after}`} className="wrap-anywhere">
            <Change of={change} />
          </li>
        ))}
        {(['added', 'removed'] as const).flatMap((way) =>
          cites[way].map(({ kind: cited, text, url }) => (
            <li key={`${way} ${cited} ${text} ${url}`} className="wrap-anywhere">
              {cited} {way}: {text} {url}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function Change({ of: { before, after } }: { of: WordChange }) {
  let place = 0;
  return diffWordsWithSpace(before ?? '', after ?? '').map(({ added, removed, value }) => {
    place += 1;
    if (added) {
      return (
        <ins key={place} className="bg-leaf-100 font-semibold no-underline">
          {value}
        </ins>
      );
    }
    return removed ? (
      <del key={place} className="bg-coral-100 text-ink-quiet">
        {value}
      </del>
    ) : (
      value
    );
  });
}
