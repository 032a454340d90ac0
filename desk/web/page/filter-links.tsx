import { cn } from '@site/kit/ui/cn.ts';

type FilterLink = {
  href: string;
  title: string;
  isHere: boolean;
  /** Number of matching items; hidden if omitted. */
  count?: number | undefined;
  /** Draws attention to the count. */
  isUrgent?: boolean;
};

/** Links between the filters of a list, with the current one highlighted. */
export function FilterLinks({ links }: { links: readonly FilterLink[] }) {
  return (
    <nav aria-label="Filter" className="mb-4 flex flex-wrap gap-2">
      {links.map(({ href, title, isHere, count, isUrgent = false }) => (
        <a
          key={href}
          href={href}
          aria-current={isHere ? 'page' : undefined}
          className={cn(
            'flex min-h-11 items-center gap-2 rounded-pill border px-4 font-semibold no-underline',
            isHere
              ? 'border-teal-600 bg-teal-600 text-white hover:text-white forced-colors:border-[color:Highlight]'
              : 'border-line bg-surface text-ink hover:border-line-strong',
          )}
        >
          {title}
          {count !== undefined && (
            <span
              className={cn(
                'tabular-nums',
                !isHere && (isUrgent ? 'text-coral-700' : 'text-ink-quiet'),
              )}
            >
              {count}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
