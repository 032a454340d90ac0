import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { HydratedIslands } from '../remote/contract.ts';
import { HydrationContext } from './hydration-context.ts';

/** Content inside an island that never changes: still to be rendered, or as the page brought it. */
export type StaticPart = { children: ReactNode } | { html: string };

type ElementProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'span';
  ref?: Ref<HTMLElement>;
};

/**
 * The element that holds a static part of an island. In a composed page React takes over the element and
 * leaves what is inside alone, so neither its words nor its components need to be in a script. The HTML is
 * remembered, because a part may be shown again later, or twice, as a carousel does. Islands inside are
 * hydrated wherever they are shown.
 */
export function StaticHtml({ of, ...element }: ElementProps & { of: StaticPart | undefined }) {
  if (of && 'html' in of) return <HtmlOfPage html={of.html} {...element} />;
  return <StaticElement {...element}>{of?.children}</StaticElement>;
}

function HtmlOfPage({ html, ...element }: ElementProps & { html: string }) {
  const hydration = use(HydrationContext);
  const part = useRef<HTMLElement>(null);
  const islands = useRef<HydratedIslands>(null);
  const hydrate = useEffectEvent(() => {
    const hydrated = part.current && hydration?.hydrateInside(part.current);
    islands.current = hydrated ?? null;
    return () => hydrated?.release();
  });
  useEffect(() => hydrate(), []);
  useEffect(() => {
    if (hydration) islands.current?.update(hydration.props);
  }, [hydration]);
  return <StaticElement {...element} holder={part} dangerouslySetInnerHTML={{ __html: html }} />;
}

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
