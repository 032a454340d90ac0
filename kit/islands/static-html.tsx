import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { emptyHtml } from '../safe-html/trusted-types.ts';
import type { HydratedIslands } from './hydrate-islands.tsx';
import type { HtmlCopy } from './html-copy.ts';
import { HydrationContext } from './page-context.ts';

/** Static content inside an island: React children, or a copy of the page's HTML. */
export type StaticPart = { children: ReactNode } | { copy: HtmlCopy };

type ElementProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'span';
  ref?: Ref<HTMLElement>;
};

/**
 * The element of an island's static part. When hydrating, React adopts the element and ignores its content, so scripts
 * need neither its text nor its components. Keeps a copy, because a part may be shown again or twice, as in a carousel.
 * Nested islands hydrate wherever they are shown.
 */
export function StaticHtml({ of, ...element }: ElementProps & { of: StaticPart | undefined }) {
  if (of && 'copy' in of) return <HtmlOfPage copy={of.copy} {...element} />;
  return <StaticElement {...element}>{of?.children}</StaticElement>;
}

function HtmlOfPage({ copy, ...element }: ElementProps & { copy: HtmlCopy }) {
  const hydration = use(HydrationContext);
  const part = useRef<HTMLElement>(null);
  const islands = useRef<HydratedIslands>(null);
  // A layout effect, so that it runs before nested islands are looked up. In a composed page the content already
  // exists.
  useLayoutEffect(() => {
    if (part.current?.hasChildNodes() === false) part.current.append(copy());
  }, [copy]);
  const hydrate = useEffectEvent(() => {
    const hydrated = part.current && hydration?.hydrateInside(part.current);
    islands.current = hydrated ?? null;
    return () => hydrated?.release();
  });
  useEffect(() => hydrate(), []);
  useEffect(() => {
    if (hydration) islands.current?.update(hydration.props);
  }, [hydration]);
  // React doesn't touch the content of an element with `dangerouslySetInnerHTML`.
  return (
    <StaticElement
      {...element}
      holder={part}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

const NOTHING = { __html: emptyHtml };

function StaticElement({
  as: Element = 'div',
  ref,
  holder,
  ...attributes
}: ElementProps & { holder?: Ref<HTMLElement> }) {
  return (
    <Element
      {...attributes}
      data-static=""
      ref={(element: HTMLElement | null) => {
        for (const each of [ref, holder]) {
          if (typeof each === 'function') each(element);
          else if (each) each.current = element;
        }
      }}
    />
  );
}
