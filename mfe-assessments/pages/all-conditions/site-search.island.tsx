import {
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Texts, wordsOf } from '@site/kit/content/content-of.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { type Location, useLocation } from '@site/kit/location.ts';
import {
  loadedSearch,
  loadSearch,
  type Search,
  type SearchOutcome,
} from '@site/kit/search/load-search.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { StateCard } from '@site/kit/ui/state-card.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { QUERY_IN_ADDRESS, useSaveToAddress } from '@site/kit/ui/use-save-to-address.ts';
import type { dangerAnswer } from '@site/kit/safety/danger-answers.ts';
import { DangerNote } from '@site/kit/ui/danger-note.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { NothingFound, pictureBeside, SearchResults, type Words } from './search-results.tsx';

/** Delay before writing the query to the address, in milliseconds. */
const DEBOUNCE_MS = 500;

/**
 * Searches conditions, articles and questions as the visitor types. Fetches the index on the first letter. Stores the
 * query in the address as `?q=`, so that Back, reloading and sharing restore the results. The search needs JavaScript,
 * but the list below doesn't.
 */
export const siteSearch = defineIsland<{ texts: Texts }>('site-search', SiteSearch);

function SiteSearch({ texts }: { texts: Texts }) {
  const words = wordsOf(texts);
  const { site } = usePageContext();
  const { query, saveToAddress, inputProps } = useQuery();
  const requested = useDeferredValue(query.trim());
  const { search, hasFailed, retry, fetchMore } = useSearch(query.trim() !== '');
  const outcomeRef = useRef<HTMLDivElement>(null);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    saveToAddress();
    outcomeRef.current?.focus();
  }

  const outcome = search && requested !== '' ? search(requested) : null;
  const danger = useDangerAnswer(requested);
  const isLoading = requested !== '' && !search && !hasFailed;
  return (
    <div className="grid max-w-measure grid-cols-1 gap-4">
      <form
        // Matches the button's height to that of the field beside it.
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end [&>button]:min-h-13"
        aria-label={words('heading')}
        action="/assessments"
        data-live=""
        onSubmit={onSubmit}
      >
        <TextField
          id="site-search"
          name="q"
          type="search"
          label={words('label')}
          hint={words('hint')}
          autoComplete="off"
          enterKeyHint="search"
          {...inputProps}
        />
        <Button type="submit">{words('button')}</Button>
      </form>
      <div ref={outcomeRef} tabIndex={-1} className="grid grid-cols-1 gap-4" data-fetched="">
        <output className="text-quiet">
          {isLoading ? words('loading') : statusText(outcome, words)}
        </output>
        {danger && <DangerNote answer={danger} />}
        {outcome && outcome.results.length > 0 && (
          <SearchResults results={outcome.results} words={words} />
        )}
        {outcome && search?.more && (
          <Button
            onClick={() => {
              fetchMore();
              outcomeRef.current?.focus();
            }}
          >
            {words('more')}
          </Button>
        )}
        {outcome?.results.length === 0 && <NothingFound query={requested} words={words} />}
        {hasFailed && requested !== '' && (
          <StateCard
            title={words('failed.title')}
            picture={<ContentPicture site={site} picture={pictureBeside} />}
            actions={<Button onClick={retry}>{words('failed.retry')}</Button>}
          >
            {words('failed.text').replace('{phone}', site.contact.phone)}
          </StateCard>
        )}
      </div>
    </div>
  );
}

/**
 * Returns the text of the box, which belongs to the visitor: the address follows it when typing pauses, and on blur,
 * because the visitor may click a result before the pause. The address fills the box only on the first render and after
 * a navigation that the box did not cause. While an input method composes, neither is written.
 */
function useQuery() {
  const box = useRef<HTMLInputElement>(null);
  const location = useLocation();
  const saveQuery = useSaveToAddress();
  const hydrated = useHydrated();
  // After a soft navigation, results are there at once, so that Back can restore position and focus.
  const [initial] = useState(() => (hydrated ? queryIn(location) : null));
  // A new object for every edit restarts the pause.
  const [typed, setTyped] = useState(() => (initial === null ? null : { text: initial }));
  /** The query last seen in the address; `null` before hydration, when the visitor may have typed already. */
  const seen = useRef(initial);
  /** Queries that the router has yet to show in the address, oldest first. */
  const written = useRef<string[]>([]);
  const isComposing = useRef(false);

  const read = () => setTyped({ text: box.current?.value ?? '' });
  const follow = useEffectEvent((current: Location) => {
    const inAddress = queryIn(current);
    const own = written.current.indexOf(inAddress);
    written.current.splice(0, own + 1);
    const isFilledIn = seen.current === null && box.current?.value !== '';
    const isKnown = own !== -1 || inAddress === seen.current || isFilledIn;
    seen.current = inAddress;
    if (!isKnown && box.current) box.current.value = inAddress;
    if (!isKnown || isFilledIn) read();
  });
  useLayoutEffect(() => follow(location), [location]);

  function saveToAddress(): void {
    const query = box.current?.value.trim() ?? '';
    if (isComposing.current || query === (written.current.at(-1) ?? seen.current)) return;
    written.current.push(query);
    saveQuery({ query });
  }
  const save = useEffectEvent(saveToAddress);
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => save(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    query: typed?.text ?? '',
    saveToAddress,
    inputProps: {
      ref: box,
      defaultValue: initial ?? '',
      onChange: read,
      onBlur: saveToAddress,
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        read();
      },
    },
  };
}

function queryIn({ search }: Location): string {
  return new URLSearchParams(search).get(QUERY_IN_ADDRESS) ?? '';
}

/** Fetches the search index when it is first needed, and further parts on request. */
function useSearch(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Search | 'failed' | null>(loadedSearch);
  const search = loaded === 'failed' ? null : loaded;
  useEffect(() => {
    if (!isNeeded || loaded !== null) return undefined;
    let isRequested = true;
    const keep = (value: Search | 'failed') => {
      if (isRequested) setLoaded(() => value);
    };
    loadSearch().then(keep, () => keep('failed'));
    return () => {
      isRequested = false;
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

/**
 * Returns the answer to a query about a danger. Fetches the answers on the first letter, because no other page needs
 * them; if that fails, a new search tries again.
 */
function useDangerAnswer(query: string) {
  const [answerTo, setAnswerTo] = useState<typeof dangerAnswer>();
  const isMissing = query !== '' && !answerTo;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isRequested = true;
    import(/* webpackChunkName: "danger-answers" */ '@site/kit/safety/danger-answers.ts').then(
      (loaded) => {
        if (isRequested) setAnswerTo(() => loaded.dangerAnswer);
      },
      // The search itself says that the connection failed, and whom to call.
      () => undefined,
    );
    return () => {
      isRequested = false;
    };
  }, [isMissing]);
  return answerTo?.(query) ?? null;
}

/** Returns the announcement of the number of results, or an empty string if there are none. */
function statusText(outcome: SearchOutcome | null, words: Words): string {
  if (!outcome || outcome.results.length === 0) return '';
  const { results, isNear } = outcome;
  const found =
    results.length === 1
      ? words('found.one')
      : words('found.many').replace('{count}', String(results.length));
  return isNear ? `${words('near')} ${found}` : found;
}
