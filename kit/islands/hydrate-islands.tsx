import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { deferred } from '../deferred.ts';
import { LocationContext } from '../location.ts';
import type { RemoteProps } from '../remote/contract.ts';
import type { IslandDefinition, IslandProps } from './define-island.ts';
import { copyHtml } from './html-copy.ts';
import { PageContext, HydrationContext } from './page-context.ts';
import { rememberHtml } from './remember-html.ts';
import type { StaticPart } from './static-html.tsx';

export type Islands = ReadonlyMap<string, IslandDefinition<never>>;

/** What the islands of a page get from the shell. */
export type IslandsProps = Omit<RemoteProps, 'page'>;

export type HydratedIslands = {
  /** Resolves when every island, including nested ones, has hydrated or failed. */
  ready: Promise<unknown>;
  /** Passes a new location on the same page to the islands. */
  update: (props: IslandsProps) => void;
  /** Unmounts the islands and keeps their HTML. */
  release: () => void;
};

/**
 * Hydrates `within` if it is an island, or else each island inside it. An island whose code is not loaded stays HTML.
 * Reports an island that throws to `onFailure` and restores its HTML.
 */
export function hydrateIslands(
  within: HTMLElement,
  islands: Islands,
  props: IslandsProps,
  { isPressed = false } = {},
): HydratedIslands {
  // Read the static parts of all islands before hydrating the first.
  const hydrated = outermost(within, islands)
    .map((island) => ({ ...island, staticParts: staticPartsOf(island.element) }))
    .map((island) => hydrateIsland(island, islands, props, isPressed));
  return {
    ready: Promise.all(hydrated.map(({ ready }) => ready)),
    update: (next) => hydrated.forEach(({ update }) => update(next)),
    release: () => hydrated.forEach(({ release }) => release()),
  };
}

type FoundIsland = { element: HTMLElement; Component: (props: IslandProps<object>) => ReactNode };

function hydrateIsland(
  { element, Component, staticParts }: FoundIsland & { staticParts: readonly StaticPart[] },
  islands: Islands,
  props: IslandsProps,
  isPressed: boolean,
): HydratedIslands {
  /** Promises of nested islands; this one isn't ready before they are. */
  const nested: Promise<unknown>[] = [];
  let rendered = props;
  let requested: IslandsProps | 'nothing' = props;
  let root: Root | undefined;
  let state: 'hydrating' | 'hydrated' | 'failed' = 'hydrating';
  const { promise: ready, resolve: onReady } = deferred<unknown[]>();
  function onHydrated() {
    state = 'hydrated';
    onReady(Promise.all(nested));
    applyRequested();
  }
  /** Applies the requested state, but not before hydration: React would discard the HTML. */
  function applyRequested() {
    if (state !== 'hydrated' || requested === rendered) return;
    // React can't unmount a root while rendering another.
    if (requested === 'nothing') queueMicrotask(() => root?.unmount());
    else {
      rendered = requested;
      root?.render(render(rendered));
    }
  }
  function render(pageProps: IslandsProps) {
    const hydrateInside = (part: HTMLElement) => {
      const hydrated = hydrateIslands(part, islands, pageProps, { isPressed });
      nested.push(hydrated.ready);
      return hydrated;
    };
    return (
      <IslandRoot props={pageProps} hydrateInside={hydrateInside} onHydrated={onHydrated}>
        <OnFirstCommit run={restoreEntered} />
        <Component {...ownProps} staticParts={staticParts} />
      </IslandRoot>
    );
  }
  const ownProps: object = JSON.parse(element.dataset['props'] ?? '{}');
  const { restoreHtml, restoreEntered } = rememberHtml(element);
  const hydrate = () => {
    root = hydrateRoot(element, render(props), {
      onUncaughtError(error) {
        state = 'failed';
        restoreHtml();
        element.dataset['plain'] = '';
        props.onFailure(error);
        onReady([]);
      },
      onRecoverableError(error) {
        // React can't hydrate a translated page and renders the island from scratch; that isn't our bug.
        if (!isTranslated()) reportError(error);
      },
    });
  };
  // A clicked island interrupts hydration in progress, which runs in transitions.
  if (isPressed) hydrate();
  else startTransition(hydrate);
  return {
    ready,
    update(next) {
      if (requested !== 'nothing') requested = next;
      applyRequested();
    },
    release() {
      requested = 'nothing';
      applyRequested();
    },
  };
}

type IslandRootProps = {
  props: IslandsProps;
  hydrateInside: (part: HTMLElement) => HydratedIslands;
  onHydrated: () => void;
  children: ReactNode;
};

/**
 * Calls `run` before any sibling's effects. If React re-rendered instead of hydrating, the island's own effects must
 * find the visitor's input in the fields.
 */
function OnFirstCommit({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/** Browser translation wraps text in `<font>`, which our pages never use. */
function isTranslated(): boolean {
  return document.querySelector('font') !== null;
}

/** Wraps an island in the contexts that its page would provide. */
function IslandRoot({ props, hydrateInside, onHydrated, children }: IslandRootProps) {
  useEffect(onHydrated, [onHydrated]);
  const hydration = useMemo(() => ({ props, hydrateInside }), [props, hydrateInside]);
  const { location, navigator } = props;
  const address = useMemo(() => ({ location, navigator }), [location, navigator]);
  return (
    <LocationContext value={address}>
      <PageContext value={props}>
        <HydrationContext value={hydration}>{children}</HydrationContext>
      </PageContext>
    </LocationContext>
  );
}

/** Returns the outermost islands in an element among those whose code is loaded. */
function outermost(within: HTMLElement, islands: Islands): FoundIsland[] {
  const found: FoundIsland[] = [];
  for (const element of [within, ...within.querySelectorAll<HTMLElement>('[data-island]')]) {
    const definition = islands.get(element.dataset['island'] ?? '');
    const isInside = found.at(-1)?.element.contains(element);
    if (definition && !isInside) found.push({ element, Component: eraseProps(definition) });
  }
  return found;
}

function staticPartsOf(island: HTMLElement): StaticPart[] {
  return [...island.querySelectorAll('[data-static]')]
    .filter((part) => part.closest('[data-island]') === island)
    .map((part) => ({ copy: copyHtml(part) }));
}

/** Erases the props' type. Safe because the JSON and the component are from the same release. */
function eraseProps({ Component }: IslandDefinition<never>) {
  return Component as unknown as (props: IslandProps<object>) => ReactNode;
}
