import { type SubmitEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { useLocation } from '@site/kit/router.ts';
import { loadSearch, type Search } from '@site/kit/search/load-search.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { StateCard } from '@site/kit/ui/state-card.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { useChangedBefore } from '@site/kit/ui/use-changed-before.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { searchWords as words } from '../../content/search-words.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { SearchResults } from './search-results.tsx';

/**
 * Searches conditions, articles and questions while the visitor types. The index is fetched at the
 * first letter. An address with `?q=` starts with that search. Needs scripts; the list below does not.
 */
export const siteSearch = defineIsland<object>('site-search', SiteSearch);

function SiteSearch() {
  const { site, openDialog } = usePageContext();
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useAskedInAddress();
  const query = typed ?? asked;
  const wanted = useDeferredValue(query.trim());
  const { search, hasFailed, retry, fetchMore } = useSearch(query.trim() !== '');
  const outcomeRef = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useChangedBefore(box, query, setTyped);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    outcomeRef.current?.focus();
  }

  const outcome = search && wanted !== '' ? search(wanted) : null;
  return (
    <div className="ui-search ui-stack gap-4 noscript:hidden">
      <form
        className="ui-search-form"
        aria-label={words.heading}
        action="/assessments"
        data-live=""
        onSubmit={onSubmit}
      >
        <TextField
          ref={box}
          id="site-search"
          name="q"
          type="search"
          label={words.label}
          hint={words.hint}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{words.button}</Button>
      </form>
      <div ref={outcomeRef} tabIndex={-1} className="ui-stack gap-4">
        <output className="ui-quiet">
          {wanted !== '' && !search && !hasFailed && words.loading}
          {outcome && outcome.results.length > 0 && sentenceAbout(outcome)}
        </output>
        {outcome && outcome.results.length > 0 && <SearchResults results={outcome.results} />}
        {outcome && search?.more && (
          <Button
            onClick={() => {
              fetchMore();
              outcomeRef.current?.focus();
            }}
          >
            {words.more}
          </Button>
        )}
        {outcome?.results.length === 0 && (
          <StateCard
            title={words.nothing.title.replace('{query}', wanted)}
            picture={<ContentPicture site={site} picture={words.picture} />}
            actions={
              <ButtonLink
                href="/contactUs"
                onClick={(event) => {
                  event.preventDefault();
                  openDialog({ dialog: 'contact', openedFrom: 'page' });
                }}
              >
                {words.nothing.ask}
              </ButtonLink>
            }
          >
            {words.nothing.text.replace('{phone}', site.contact.phone)}
          </StateCard>
        )}
        {hasFailed && wanted !== '' && (
          <StateCard
            title={words.failed.title}
            picture={<ContentPicture site={site} picture={words.picture} />}
            actions={<Button onClick={retry}>{words.failed.retry}</Button>}
          >
            {words.failed.text.replace('{phone}', site.contact.phone)}
          </StateCard>
        )}
      </div>
    </div>
  );
}

/** What the address asks for. A page that was drawn ahead learns it once it is live. */
function useAskedInAddress(): string {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return hydrated ? (new URLSearchParams(search).get('q') ?? '') : '';
}

/** The site's search, fetched once it is needed, and more of it when somebody asks. */
function useSearch(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Search | 'failed' | null>(null);
  const search = loaded === 'failed' ? null : loaded;
  useEffect(() => {
    if (!isNeeded || loaded !== null) return undefined;
    let isWanted = true;
    const keep = (value: Search | 'failed') => {
      if (isWanted) setLoaded(() => value);
    };
    loadSearch().then(keep, () => keep('failed'));
    return () => {
      isWanted = false;
    };
  }, [isNeeded, loaded]);
  return {
    search,
    hasFailed: loaded === 'failed',
    retry: () => setLoaded(null),
    fetchMore() {
      const keep = (value: Search | 'failed') => setLoaded(() => value);
      search?.more?.().then(keep, () => keep('failed'));
    },
  };
}

function sentenceAbout({ results: { length }, isNear }: ReturnType<Search>): string {
  const found =
    length === 1 ? words.found.one : words.found.many.replace('{count}', String(length));
  return isNear ? `${words.near} ${found}` : found;
}
