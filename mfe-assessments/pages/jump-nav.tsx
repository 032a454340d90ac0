import type { ReactNode } from 'react';
import { cn } from '@site/kit/ui/cn.ts';

/** A row of `JumpLink`s that scrolls sideways on a phone. */
export const jumpRow =
  'flex flex-wrap items-center gap-2 max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:py-1.5 max-md:[scrollbar-width:none]';

type JumpNavProps = {
  /** The id of the label; unique on the page. */
  id: string;
  label: string;
  /**
   * `words` is after the text of the top band. `band` is in the band itself, where the row ends the left column on a
   * wide screen.
   */
  place: 'words' | 'band';
  children: ReactNode;
};

/** A row of links to parts of the page. The label is visually hidden on a phone. */
export function JumpNav({ id, label, place, children }: JumpNavProps) {
  return (
    <nav
      className={cn(
        jumpRow,
        'max-md:mt-2 lg:max-xl:col-span-2 print:hidden',
        place === 'words' ? 'md:mt-6' : 'lg:mt-6 xl:col-start-1 xl:row-start-3',
      )}
      aria-labelledby={id}
    >
      <p id={id} className="w-full max-w-none font-semibold text-ink-quiet max-md:sr-only">
        {label}
      </p>
      {children}
    </nav>
  );
}

export function JumpLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-block rounded-pill border border-hue-200 bg-surface px-3.5 py-[9px] font-head text-16 leading-[1.5] font-semibold text-hue-text no-underline hover:bg-hue-200 max-md:flex-none print:border-0 print:bg-transparent print:p-0"
    >
      {children}
    </a>
  );
}
