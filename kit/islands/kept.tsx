import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { type AdoptedIslands, AdoptionContext } from './adoption.ts';

/** Content inside an island that never changes: still to be drawn, or as the page brought it. */
export type KeptContent = { children: ReactNode } | { html: string };

type ElementProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'span';
  ref?: Ref<HTMLElement>;
};

/**
 * The element that holds kept content. In a page that came as HTML, React takes over the element and
 * leaves what is inside alone, so neither its words nor its components need to be in a script. Islands
 * inside come alive, wherever their island puts them.
 */
export function Kept({ of, ...element }: ElementProps & { of: KeptContent | undefined }) {
  if (of && 'html' in of) return <KeptHtml html={of.html} {...element} />;
  return <KeptElement {...element}>{of?.children}</KeptElement>;
}

function KeptHtml({ html, ...element }: ElementProps & { html: string }) {
  const adoption = use(AdoptionContext);
  const part = useRef<HTMLElement>(null);
  const islands = useRef<AdoptedIslands>(null);
  const adopt = useEffectEvent(() => {
    const adopted = part.current && adoption?.adoptInside(part.current);
    islands.current = adopted ?? null;
    return () => adopted?.release();
  });
  useEffect(() => adopt(), []);
  useEffect(() => {
    if (adoption) islands.current?.update(adoption.surroundings);
  }, [adoption]);
  return <KeptElement {...element} holder={part} dangerouslySetInnerHTML={{ __html: html }} />;
}

function KeptElement({
  as: Element = 'div',
  ref,
  holder,
  ...attributes
}: ElementProps & { holder?: Ref<HTMLElement> }) {
  return (
    <Element
      {...attributes}
      data-kept=""
      ref={(element: HTMLElement | null) => {
        for (const each of [ref, holder]) {
          if (typeof each === 'function') each(element);
          else if (each) each.current = element;
        }
      }}
    />
  );
}
