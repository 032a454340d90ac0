import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from './cn.ts';
import { isPlainClick } from './is-plain-click.ts';
import { useSaveToAddress } from './use-save-to-address.ts';
import { useHash } from './use-hash.ts';
import { useHydrated } from './use-hydrated.ts';

type Tab = {
  /** Unique on the page, also with the prefix `tab-`; `#causes` in the address selects the tab `causes`. */
  id: string;
  /** Sentence case; the stylesheet capitalises it. */
  label: string;
  content: ReactNode;
};

type TabsProps = {
  /** The subject of the tabs, such as "About ADHD". */
  label: string;
  /** The tabs; the first is selected by default. */
  tabs: readonly Tab[];
  /** The tab selected by default, if not the first. */
  first?: string | undefined;
  /** Level of the panels' headings, which are visible in print and without JavaScript; defaults to 3. */
  headingLevel?: 2 | 3 | 4;
  /** Makes the component controlled; the parent must handle `onSelect`. */
  selected?: string;
  /** Called when a tab opens: by click, key or address. */
  onSelect?: (id: string) => void;
};

/**
 * Tabs that show one panel at a time. Before hydration the tabs are links, and CSS shows the panel in the address or
 * else the first (`base.css`), so a click is answered and hydration moves nothing. Without JavaScript and in print, all
 * panels are visible in sequence. Clicking a tab writes it to the address, where a reload finds it.
 */
export function Tabs({ label, tabs, first, headingLevel = 3, selected, onSelect }: TabsProps) {
  const hydrated = useHydrated();
  const saveToAddress = useSaveToAddress();
  const tabBar = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string>();
  const isTab = (id: string | null | undefined) => tabs.some((tab) => tab.id === id);
  const current = [selected, chosen, first].find(isTab) ?? tabs[0]?.id;

  function select(id: string) {
    setChosen(id);
    onSelect?.(id);
  }

  function press(id: string) {
    select(id);
    saveToAddress({ part: id });
  }

  const openFromAddress = useEffectEvent(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const panels = [...(tabBar.current?.parentElement?.children ?? [])];
    const open = panels.find((panel) => panel.contains(target))?.id;
    if (open !== undefined && isTab(open)) select(open);
  });
  useLayoutEffect(() => openFromAddress(), []);

  useHash((id, initial) => {
    if (initial || !isTab(id)) return;
    select(id);
    tabBar.current?.scrollIntoView();
    requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
  });

  useEffect(() => {
    if (hydrated && current && tabBar.current) showSelected(tabBar.current, current);
  }, [hydrated, current]);

  function onKeyDown(event: KeyboardEvent) {
    const target = tabForKey(event.key, tabs, current);
    if (!target) return;
    event.preventDefault();
    press(target);
    document.getElementById(tabId(target))?.focus();
  }

  return (
    <div>
      <ul
        ref={tabBar}
        className="-mx-gutter flex snap-x gap-1 overflow-x-auto scroll-smooth border-b-2 border-line mask-[linear-gradient(90deg,transparent,var(--color-ink)_var(--gutter)_calc(100%-48px),transparent)] pr-12 pl-gutter [scrollbar-width:none] xl:mx-0 xl:justify-between xl:mask-none xl:px-0 print:hidden"
        data-tabs=""
        aria-label={label}
        {...(hydrated ? { role: 'tablist', onKeyDown } : {})}
      >
        {tabs.map(({ id, label: text }) => (
          <li key={id} className="flex-none" {...(hydrated ? { role: 'presentation' } : {})}>
            <a
              id={tabId(id)}
              // Forced-colors mode draws every border, but only the selected tab may have one.
              className="-mb-0.5 block min-h-13 snap-center border-b-4 border-transparent px-3.5 pt-3 pb-2 font-head text-18 leading-7 font-semibold tracking-[0.02em] text-ink-quiet uppercase no-underline hover:border-hue-200 hover:text-hue-text focus-visible:-outline-offset-3 aria-selected:border-hue-ui aria-selected:font-bold aria-selected:text-hue-text xl:px-4.5 forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
              href={`#${id}`}
              {...(hydrated ? tabProps(id, id === current, () => press(id)) : {})}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, label: title, content }) => (
        <div
          key={id}
          id={id}
          className="pt-4 md:pt-7 xl:pt-10"
          data-tab-panel=""
          data-open={id === (first ?? tabs[0]?.id) ? '' : undefined}
          data-print=""
          {...(hydrated ? panelProps(id, id === current) : {})}
        >
          <PanelTitle as={`h${headingLevel}`} hydrated={hydrated}>
            {title}
          </PanelTitle>
          {content}
        </div>
      ))}
    </div>
  );
}

const tabId = (id: string) => `tab-${id}`;

function tabProps(id: string, isCurrent: boolean, onPress: () => void) {
  return {
    role: 'tab',
    'aria-selected': isCurrent,
    'aria-controls': id,
    tabIndex: isCurrent ? 0 : -1,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPress();
    },
  };
}

function panelProps(id: string, isCurrent: boolean) {
  return { role: 'tabpanel', 'aria-labelledby': tabId(id), tabIndex: 0, hidden: !isCurrent };
}

type PanelTitleProps = { as: 'h2' | 'h3' | 'h4'; hydrated: boolean; children: string };

/** Repeats the tab's label, so only visible where all panels are. */
function PanelTitle({ as: Heading, hydrated, children }: PanelTitleProps) {
  return (
    <Heading data-tab-title="" className={cn('mb-4 text-24', hydrated && 'not-print:sr-only')}>
      {children}
    </Heading>
  );
}

/** Returns the tab that a key moves to, wrapping around; `undefined` for other keys. */
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

/** Scrolls only the tab bar, horizontally, to centre the selected tab. */
function showSelected(tabBar: HTMLElement, id: string) {
  const tab = tabBar.querySelector(`[aria-controls="${CSS.escape(id)}"]`);
  if (!tab) return;
  const [outer, inner] = [tabBar.getBoundingClientRect(), tab.getBoundingClientRect()];
  tabBar.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
