import type { ReactNode } from 'react';
import { wordDiff } from '../../review/changed-words.ts';

/** Strike-through and underline, so that the difference does not depend on colour. */
const removedLook = 'bg-coral-100 text-coral-700 line-through decoration-2';
const addedLook =
  'bg-leaf-100 font-semibold text-leaf-700 underline decoration-2 underline-offset-3';

/** Two texts in one, with the words that differ marked. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  return (
    <div
      dir="auto"
      className="max-w-[60rem] rounded-card border border-line bg-surface p-4 wrap-anywhere whitespace-pre-wrap lg:p-5"
    >
      {wordDiff(before, after).map((span, index) =>
        span.kind === 'same' ? (
          span.words
        ) : (
          <span key={index}>
            <Removed>{span.removed}</Removed>
            <Added>{span.added}</Added>
          </span>
        ),
      )}
    </div>
  );
}

/** Leading and trailing spaces stay unmarked: struck through, they look like a dash. */
function marked(words: string, mark: (core: string) => ReactNode): ReactNode {
  const core = words.trim();
  if (core === '') return words;
  const start = words.indexOf(core);
  return (
    <>
      {words.slice(0, start)}
      {mark(core)}
      {words.slice(start + core.length)}
    </>
  );
}

/** Words that are only in the earlier text. */
export function Removed({ children }: { children: string }) {
  return marked(children, (core) => <del className={removedLook}>{core}</del>);
}

/** Words that are only in the later text. */
export function Added({ children }: { children: string }) {
  return marked(children, (core) => <ins className={addedLook}>{core}</ins>);
}
