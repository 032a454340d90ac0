import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Router } from '@site/kit/router.ts';
import { deferred } from '../deferred.ts';
import type { ComposedPageProps, HydratedIslands } from '../remote/contract.ts';
import type { IslandDefinition, IslandProps } from './define-island.ts';
import { copyHtml } from './html-copy.ts';
import { HydrationContext } from './hydration-context.ts';
import { PageContext } from './page-context.ts';
import { rememberHtml } from './remember-html.ts';
import type { StaticPart } from './static-html.tsx';

/** Islands whose code is there, by name. */
export type Islands = ReadonlyMap<string, IslandDefinition<never>>;

/**
 * Hydrates `within`, if it is an island, or else each island inside it, in its own HTML; nothing else is touched. An
 * island without code stays HTML. One that throws is reported to `onFailure` and becomes the HTML it was.
 */
export function hydrateIslands(
  within: HTMLElement,
  islands: Islands,
  props: ComposedPageProps,
  { isPressed = false } = {},
): HydratedIslands {
  // All are read before the first is hydrated.
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
  props: ComposedPageProps,
  isPressed: boolean,
): HydratedIslands {
  /** The islands inside are hydrated before this one counts as ready. */
  const inside: Promise<unknown>[] = [];
  let rendered = props;
  let wanted: ComposedPageProps | 'nothing' = props;
  let root: Root | undefined;
  let state: 'hydrating' | 'hydrated' | 'failed' = 'hydrating';
  const { promise: ready, resolve: onReady } = deferred<unknown[]>();
  /** Tells the loader that a press on this island is answered from now on. */
  function onSettled() {
    element.dispatchEvent(new Event('island:settled', { bubbles: true }));
  }
  function onHydrated() {
    state = 'hydrated';
    onSettled();
    onReady(Promise.all(inside));
    settle();
  }
  /** Brings the root to what is wanted of it. Before it is hydrated it would throw the HTML away. */
  function settle() {
    if (state !== 'hydrated' || wanted === rendered) return;
    // React does not end one root while it renders another.
    if (wanted === 'nothing') queueMicrotask(() => root?.unmount());
    else {
      rendered = wanted;
      root?.render(render(rendered));
    }
  }
  function render(around: ComposedPageProps) {
    const hydrateInside = (part: HTMLElement) => {
      const hydrated = hydrateIslands(part, islands, around, { isPressed });
      inside.push(hydrated.ready);
      return hydrated;
    };
    return (
      <IslandRoot props={around} hydrateInside={hydrateInside} onHydrated={onHydrated}>
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
        props.onFailure(error);
        onSettled();
        onReady([]);
      },
      onRecoverableError(error) {
        // React cannot hydrate translated HTML and renders the island again, which is no fault of ours.
        if (!isTranslated()) reportError(error);
      },
    });
  };
  // React gives way to a press in the middle of a transition.
  if (isPressed) hydrate();
  else startTransition(hydrate);
  return {
    ready,
    update(next) {
      if (wanted !== 'nothing') wanted = next;
      settle();
    },
    release() {
      wanted = 'nothing';
      settle();
    },
  };
}

type IslandRootProps = {
  props: ComposedPageProps;
  hydrateInside: (part: HTMLElement) => HydratedIslands;
  onHydrated: () => void;
  children: ReactNode;
};

/**
 * Runs before any effect of what follows it. React may have rendered an island again instead of hydrating it, and the
 * island's own effects read what the visitor entered from the fields.
 */
function OnFirstCommit({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/** Whether a browser has translated the page, which puts `<font>` in the place of text. No page of ours has that element. */
function isTranslated(): boolean {
  return document.querySelector('font') !== null;
}

/** An island with what its page would put around it. */
function IslandRoot({ props, hydrateInside, onHydrated, children }: IslandRootProps) {
  useEffect(onHydrated, [onHydrated]);
  const hydration = useMemo(() => ({ props, hydrateInside }), [props, hydrateInside]);
  const { location, navigator } = props;
  return (
    <Router location={location} navigator={navigator}>
      <PageContext value={props}>
        <HydrationContext value={hydration}>{children}</HydrationContext>
      </PageContext>
    </Router>
  );
}

/** An element and the islands inside it, those whose code is loaded and that are not inside another such island there. */
function outermost(within: HTMLElement, islands: Islands): FoundIsland[] {
  const found: FoundIsland[] = [];
  for (const element of [within, ...within.querySelectorAll<HTMLElement>('[data-island]')]) {
    const definition = islands.get(element.dataset['island'] ?? '');
    const isInside = found.at(-1)?.element.contains(element);
    if (definition && !isInside) found.push({ element, Component: forgetProps(definition) });
  }
  return found;
}

/** The static parts of an island, as the page brought them. */
function staticPartsOf(island: HTMLElement): StaticPart[] {
  return [...island.querySelectorAll('[data-static]')]
    .filter((part) => part.closest('[data-island]') === island)
    .map((part) => ({ copy: copyHtml(part) }));
}

/** The JSON was written by the release whose component reads it; this is where its type is let go. */
function forgetProps({ Component }: IslandDefinition<never>) {
  return Component as unknown as (props: IslandProps<object>) => ReactNode;
}
