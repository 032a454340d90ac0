import type { PageChanges } from '@site/delivery/promotion/plan.ts';

/** Paths listed before the rest collapses. */
const MAX_NAMED = 10;

const kinds = [
  ['added', 'New pages'],
  ['changed', 'Changed pages'],
  ['removed', 'Removed pages'],
] as const;

/** The pages an action adds, changes and removes. */
export function PageChangeList({ pages }: { pages: PageChanges }) {
  const shown = kinds.filter(([kind]) => pages[kind].length > 0);
  if (shown.length === 0) return <p>No pages change.</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(([kind, title]) => (
        <section key={kind} className="min-w-0">
          <h2 className="text-20">
            {title}: {pages[kind].length}
          </h2>
          <Paths of={pages[kind].slice(0, MAX_NAMED)} />
          {pages[kind].length > MAX_NAMED && (
            <details>
              <summary className="w-fit py-2.5 font-semibold text-teal-700">
                {pages[kind].length - MAX_NAMED} more
              </summary>
              <Paths of={pages[kind].slice(MAX_NAMED)} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

function Paths({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((path) => (
        <li key={path} className="wrap-anywhere">
          {path}
        </li>
      ))}
    </ul>
  );
}

/** How many pages changed, as a sentence. */
export function changedCount({ added, changed, removed }: PageChanges): string {
  const count = added.length + changed.length + removed.length;
  return count === 1 ? '1 page changed.' : `${count === 0 ? 'No' : count} pages changed.`;
}
