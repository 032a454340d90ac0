import { usePageContext } from '@site/kit/islands/page-context.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { Found } from '@site/kit/search/search-options.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { StateCard } from '@site/kit/ui/state-card.tsx';
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

/** Says that there is nothing about a query, and leads to people and pages that may help all the same. */
export function NothingFound({ query }: { query: string }) {
  const { site, openDialog } = usePageContext();
  const { title, text, ask, suggestionsHeading, suggestions } = words.nothing;
  return (
    <>
      <StateCard
        title={title.replace('{query}', query)}
        picture={<ContentPicture site={site} picture={words.picture} />}
        actions={
          <ButtonLink
            href="/contactUs"
            onClick={(event) => {
              event.preventDefault();
              openDialog({ dialog: 'contact', openedFrom: 'page' });
            }}
          >
            {ask}
          </ButtonLink>
        }
      >
        {text.replace('{phone}', site.contact.phone)}
      </StateCard>
      <h2 className="ui-heading-3">{suggestionsHeading}</h2>
      <ul className="ui-related">
        {suggestions.map(({ label, to }) => (
          <li key={to}>
            <a href={withProductSlug(to, site)}>
              <ArrowLabel>{label}</ArrowLabel>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
