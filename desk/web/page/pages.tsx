import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';

/** Position within a paged list. */
type PageOf = {
  /** Starts at 1. */
  page: number;
  /** Maximum items per page. */
  size: number;
  total: number;
};

/** Parses the page number of a URL; 1 by default. */
export function pageIn(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

type PagesProps = PageOf & {
  /** Plural noun for the accessible name. */
  noun: string;
  /** The address of a page. */
  hrefOf: (page: number) => string;
};

/** Previous and next links of a paged list. */
export function Pages({ page, size, total, noun, hrefOf }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  const first = (page - 1) * size + 1;
  const words =
    first > total ? `0 of ${total}` : `${first}–${Math.min(total, page * size)} of ${total}`;
  return (
    <nav aria-label={`Pages of ${noun}`} className="mt-5 flex items-center justify-between gap-3">
      <Step href={page > 1 ? hrefOf(Math.min(page - 1, last)) : null} icon="arrow-left" before>
        Previous
      </Step>
      <p className="text-quiet">{words}</p>
      <Step href={page < last ? hrefOf(page + 1) : null} icon="arrow-right">
        Next
      </Step>
    </nav>
  );
}

function Step({
  href,
  icon,
  before = false,
  children,
}: {
  href: string | null;
  icon: 'arrow-left' | 'arrow-right';
  before?: boolean;
  children: string;
}) {
  const look = 'flex min-h-12 items-center gap-2 px-1 font-semibold';
  const arrow = <Icon name={icon} size={22} />;
  if (href === null) return <span className={cn(look, 'invisible')}>{children}</span>;
  return (
    <a href={href} rel={before ? 'prev' : 'next'} className={look}>
      {before && arrow}
      {children}
      {!before && arrow}
    </a>
  );
}
