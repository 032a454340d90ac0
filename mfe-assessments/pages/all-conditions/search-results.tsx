import { usePageContext } from '@site/kit/islands/page-context.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { Found } from '@site/kit/search/search-options.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { StateCard } from '@site/kit/ui/state-card.tsx';
import { searchWords as words } from '../../content/search-words.ts';
import { RelatedLink, RelatedList } from '../related-list.tsx';

/** Lists results, best first, each with its kind of page. */
export function SearchResults({ results }: { results: readonly Found[] }) {
  return (
    <ol aria-label={words.results}>
      {results.map(({ path, kind, title, summary }) => (
        <li key={path} className="border-t border-line py-4">
          <h2 className="text-20">
            <a href={path} className="inline-block py-1">
              {title}
            </a>
          </h2>
          <p className="mb-2 text-quiet">{summary}</p>
          <Chip>{words.kinds[kind]}</Chip>
        </li>
      ))}
    </ol>
  );
}

/** The empty state, with contacts and pages that may help. */
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
      <h2 className="text-20 leading-tight font-semibold">{suggestionsHeading}</h2>
      <RelatedList>
        {suggestions.map(({ label, to }) => (
          <li key={to}>
            <RelatedLink href={withProductSlug(to, site)}>{label}</RelatedLink>
          </li>
        ))}
      </RelatedList>
    </>
  );
}
