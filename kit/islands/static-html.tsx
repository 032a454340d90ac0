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
import type { HydratedIslands } from '../remote/contract.ts';
import type { HtmlCopy } from './html-copy.ts';
import { HydrationContext } from './hydration-context.ts';

/** Content inside an island that never changes: still to be rendered, or as the page brought it. */
export type StaticPart = { children: ReactNode } | { copy: HtmlCopy };

type ElementProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'span';
  ref?: Ref<HTMLElement>;
};

/**
 * The element that holds a static part of an island. In a composed page React takes over the element and
 * leaves what is inside alone, so neither its words nor its components need to be in a script. A copy of it is
 * kept, because a part may be shown again later, or twice, as a carousel does. Islands inside are
 * hydrated wherever they are shown.
 */
export function StaticHtml({ of, ...element }: ElementProps & { of: StaticPart | undefined }) {
  if (of && 'copy' in of) return <HtmlOfPage copy={of.copy} {...element} />;
  return <StaticElement {...element}>{of?.children}</StaticElement>;
}

function HtmlOfPage({ copy, ...element }: ElementProps & { copy: HtmlCopy }) {
  const hydration = use(HydrationContext);
  const part = useRef<HTMLElement>(null);
  const islands = useRef<HydratedIslands>(null);
  // Before the islands inside are looked for. In a composed page it is all there already.
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
  // React leaves alone what is inside an element that is given HTML, were it none.
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
