import { usePageContext } from '@site/kit/islands/page-context.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { Found } from '@site/kit/search/search-options.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { StateCard } from '@site/kit/ui/state-card.tsx';
import { RelatedLink, RelatedList } from '../related-list.tsx';

/** Returns a text of `content/words/search.yaml`, which only this page carries. */
export type Words = (name: string) => string;

/** Decorative, beside a message. */
export const pictureBeside = {
  src: 'illustrations/kite-caught.svg',
  alt: '',
  width: 400,
  height: 300,
};

/** Pages for a parent whose search found nothing. */
export const suggestions = {
  firstAid: '/blog/109',
  illnesses: '/blog/102',
  checks: '/blog/101',
  doctors: '/{product}-offerings/doctors',
  questions: '/company/faq',
} as const;

/** Lists results, best first, each with its kind of page. */
export function SearchResults({ results, words }: { results: readonly Found[]; words: Words }) {
  return (
    <ol aria-label={words('results')}>
      {results.map(({ path, kind, title, summary }) => (
        <li key={path} className="border-t border-line py-4">
          <h2 className="text-20">
            <a href={path} className="inline-block py-1">
              {title}
            </a>
          </h2>
          <p className="mb-2 text-quiet">{summary}</p>
          <Chip>{words(`kinds.${kind}`)}</Chip>
        </li>
      ))}
    </ol>
  );
}

/** The empty state, with contacts and pages that may help. */
export function NothingFound({ query, words }: { query: string; words: Words }) {
  const { site, openDialog } = usePageContext();
  return (
    <>
      <StateCard
        title={words('nothing.title').replace('{query}', query)}
        picture={<ContentPicture site={site} picture={pictureBeside} />}
        actions={
          <ButtonLink
            href="/contactUs"
            onClick={(event) => {
              event.preventDefault();
              openDialog({ dialog: 'contact', openedFrom: 'page' });
            }}
          >
            {words('nothing.ask')}
          </ButtonLink>
        }
      >
        {words('nothing.text').replace('{phone}', site.contact.phone)}
      </StateCard>
      <h2 className="text-20 leading-tight font-semibold">{words('nothing.suggestionsHeading')}</h2>
      <RelatedList>
        {Object.entries(suggestions).map(([name, to]) => (
          <li key={to}>
            <RelatedLink href={withProductSlug(to, site)}>
              {words(`nothing.suggestions.${name}`)}
            </RelatedLink>
          </li>
        ))}
      </RelatedList>
    </>
  );
}
