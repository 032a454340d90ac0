import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { openedAnew } from './opened-anew.ts';
import { useHash } from './use-hash.ts';
import { useHydrated } from './use-hydrated.ts';

/** One tab and what it shows. */
export type Tab = {
  /** Unique on the page, with and without `tab-` before it; `#causes` in the address selects the tab `causes`. */
  id: string;
  /** In plain letters; capitals are a matter of the stylesheet. */
  label: string;
  content: ReactNode;
};

type TabsProps = {
  /** What the tabs are about: "About ADHD". */
  label: string;
  /** The first one is selected until the visitor or the address chooses. */
  tabs: readonly Tab[];
  /** The level of a panel's heading, which is seen on paper and without JavaScript; 3 unless told. */
  headingLevel?: 2 | 3 | 4;
  /** Makes the parent responsible for which tab is selected; it then has to follow `onSelect`. */
  selected?: string;
  /** The visitor chose a tab, by press, key or address. */
  onSelect?: (id: string) => void;
};

/**
 * Panels of which one is seen. Without JavaScript, before it has started and on paper all panels stand
 * one under another, and the line of tabs is a list of links to them. The elements are the same in both
 * worlds, so neither the focus nor the place on the page is lost when the tabs come alive.
 */
export function Tabs({ label, tabs, headingLevel = 3, selected, onSelect }: TabsProps) {
  const alive = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLUListElement>(null);
  const held = useRef<ReadingPlace>(undefined);
  const [chosen, setChosen] = useState<string>();
  const current = [selected, chosen].find((id) => tabs.some((tab) => tab.id === id)) ?? tabs[0]?.id;
  const Heading = `h${headingLevel}` as const;

  function select(id: string) {
    setChosen(id);
    onSelect?.(id);
  }

  useLayoutEffect(() => {
    if (!root.current) return;
    if (!alive) {
      held.current = readingPlace(root.current);
      if (held.current.panel) setChosen(held.current.panel.id);
    } else if (held.current) {
      keepReadingPlace(root.current, held.current);
      held.current = undefined;
    }
  }, [alive]);

  useHash((id, first) => {
    if (!tabs.some((tab) => tab.id === id)) return;
    select(id);
    if (!first) {
      line.current?.scrollIntoView();
      requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
    }
  });

  useEffect(() => {
    if (alive && current && line.current) showSelected(line.current, current);
  }, [alive, current]);

  function onKeyDown(event: KeyboardEvent) {
    const target = tabForKey(event.key, tabs, current);
    if (!target) return;
    event.preventDefault();
    select(target);
    document.getElementById(tabId(target))?.focus();
  }

  function onClick(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    select(id);
  }

  function tabId(id: string) {
    return `tab-${id}`;
  }

  return (
    <div ref={root}>
      <ul
        ref={line}
        className="tabs"
        aria-label={label}
        {...(alive ? { role: 'tablist', onKeyDown } : {})}
      >
        {tabs.map((tab) => (
          <li key={tab.id} {...(alive ? { role: 'presentation' } : {})}>
            <a
              id={tabId(tab.id)}
              className="tab"
              href={`#${tab.id}`}
              {...(alive
                ? {
                    role: 'tab',
                    'aria-selected': tab.id === current,
                    'aria-controls': tab.id,
                    tabIndex: tab.id === current ? 0 : -1,
                    onClick: (event: MouseEvent) => onClick(event, tab.id),
                  }
                : {})}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className="tab-panel"
          data-print=""
          {...(alive
            ? {
                role: 'tabpanel',
                'aria-labelledby': tabId(tab.id),
                tabIndex: 0,
                hidden: tab.id !== current,
              }
            : {})}
        >
          <Heading className="tab-title">{tab.label}</Heading>
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The tab that a key leads to from the current one; arrows go round. `undefined` for other keys. */
function tabForKey(
  key: string,
  tabs: readonly Tab[],
  current: string | undefined,
): string | undefined {
  const index = tabs.findIndex((tab) => tab.id === current);
  switch (key) {
    case 'ArrowRight':
      return tabs[(index + 1) % tabs.length]?.id;
    case 'ArrowLeft':
      return tabs.at(index - 1)?.id;
    case 'Home':
      return tabs[0]?.id;
    case 'End':
      return tabs.at(-1)?.id;
    case ' ':
      return current;
    default:
      return undefined;
  }
}

/** Where a visitor was before all panels but one were put away. */
type ReadingPlace = {
  /** The panel at the visitor's eyes, if any. */
  panel: Element | undefined;
  /** Whether the panels are scrolled past, so that what follows them is being read. */
  past: boolean;
  /** The bottom of that panel, or of all, from the top of the window. A panel's name at its top goes when it comes alive. */
  y: number;
};

/**
 * How far below the top of the window the eyes are, in pixels. Who has scrolled looks at its middle. After a
 * reload or Back the browser put the words that were topmost there again, and below them may now be
 * panels that were put away before.
 */
function eyes(): number {
  if (openedAnew()) return window.innerHeight / 2;
  return (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) + 1;
}

function readingPlace(root: HTMLElement): ReadingPlace {
  const [line, ...panels] = root.children;
  const height = eyes();
  const reached = line !== undefined && line.getBoundingClientRect().bottom < 0;
  const panel = panels.find((candidate) => {
    const { top, bottom } = candidate.getBoundingClientRect();
    return reached && top <= height && bottom > height;
  });
  const { bottom } = (panel ?? root).getBoundingClientRect();
  return { panel, past: reached && !panel, y: bottom };
}

/** Scrolls by as much as the page above became shorter: what was being read stays under the eyes. */
function keepReadingPlace(root: HTMLElement, { panel, past, y }: ReadingPlace) {
  if (!panel && !past) return;
  const { bottom } = (panel ?? root).getBoundingClientRect();
  window.scrollBy({ top: bottom - y, behavior: 'instant' });
}

/** Scrolls the line sideways, and nothing else, until the selected tab is in its middle. */
function showSelected(line: HTMLElement, id: string) {
  const tab = line.querySelector(`[aria-controls="${CSS.escape(id)}"]`);
  if (!tab) return;
  const [outer, inner] = [line.getBoundingClientRect(), tab.getBoundingClientRect()];
  line.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
