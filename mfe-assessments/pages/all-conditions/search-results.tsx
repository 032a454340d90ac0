import type { Found } from '@site/kit/search/search-options.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { searchWords as words } from '../../content/search-words.ts';

/** What was found, best first, each with what kind of page it is. */
export function SearchResults({ results }: { results: readonly Found[] }) {
  return (
    <ol className="ui-search-results" aria-label={words.results}>
      {results.map(({ path, kind, title, summary }) => (
        <li key={path}>
          <h2>
            <a href={path}>{title}</a>
          </h2>
          <p className="ui-quiet">{summary}</p>
          <Chip>{words.kinds[kind]}</Chip>
        </li>
      ))}
    </ol>
  );
}
