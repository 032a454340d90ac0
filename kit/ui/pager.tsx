import { cn } from './cn.ts';
import { iconButton, textButton } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type PagerProps = {
  noun: string;
  /** The current page, 1-based. */
  page: number;
  pageCount: number;
  /** The first and last item on this page, 1-based, and the total. */
  from: number;
  to: number;
  total: number;
  onPage: (page: number) => void;
  /** Whether all items are shown, without pages. */
  showsAll?: boolean;
  /** Toggles between all items and pages. */
  onShowAll?: (all: boolean) => void;
};

/** Previous and next buttons. An unavailable button is dimmed but stays focusable. */
export function Pager({
  noun,
  page,
  pageCount,
  from,
  to,
  total,
  onPage,
  showsAll = false,
  onShowAll,
}: PagerProps) {
  const range = from === to ? `${from}` : `${from} to ${to}`;
  return (
    <nav
      className="flex flex-wrap items-center gap-3 pt-4.5 print:hidden noscript:hidden"
      data-pager=""
      aria-label={`${capitalised(noun)} pages`}
    >
      {!showsAll && (
        <>
          <Arrow
            icon="arrow-left"
            label={`Previous ${noun}`}
            usable={page > 1}
            onPress={() => onPage(page - 1)}
          />
          <span
            className="min-w-15.5 pt-0.75 text-center font-head text-20 leading-none font-semibold"
            data-pager-number=""
            aria-hidden="true"
          >
            <b className="font-bold text-hue-text">{twoDigits(page)}</b>
            <span>{`/${twoDigits(pageCount)}`}</span>
          </span>
          <Arrow
            icon="arrow-right"
            label={`Next ${noun}`}
            usable={page < pageCount}
            onPress={() => onPage(page + 1)}
          />
        </>
      )}
      <output className="sr-only">
        {showsAll
          ? `All ${total} ${noun}`
          : `Page ${page} of ${pageCount}, ${noun} ${range} of ${total}`}
      </output>
      {onShowAll && (
        <button
          type="button"
          className={cn(textButton, 'ml-auto')}
          data-live="only"
          onClick={() => onShowAll(!showsAll)}
        >
          {showsAll ? 'Show page by page' : `Show all ${total}`}
        </button>
      )}
    </nav>
  );
}

type ArrowProps = { icon: IconName; label: string; usable: boolean; onPress: () => void };

function Arrow({ icon, label, usable, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={iconButton}
      data-live="only"
      aria-label={label}
      aria-disabled={!usable || undefined}
      onClick={() => {
        if (usable) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
