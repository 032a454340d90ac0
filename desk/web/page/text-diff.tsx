import { diffWordsWithSpace } from 'diff';

/** Two texts in one, with the words that differ marked. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  return (
    <div
      dir="auto"
      className="max-w-[60rem] rounded-card border border-line bg-surface p-4 wrap-anywhere whitespace-pre-wrap lg:p-5"
    >
      {diffWordsWithSpace(before, after).map(({ added, removed, value }, index) => {
        if (added) {
          return (
            <ins key={index} className="bg-leaf-100 text-leaf-700 no-underline">
              {value}
            </ins>
          );
        }
        return removed ? (
          <del key={index} className="bg-coral-100 text-coral-700">
            {value}
          </del>
        ) : (
          <span key={index}>{value}</span>
        );
      })}
    </div>
  );
}
