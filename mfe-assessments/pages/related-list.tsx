import type { ReactNode } from 'react';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { cn } from '@site/kit/ui/cn.ts';

type RelatedListProps = {
  /** Whether the list is directly below a section's heading. The touch targets then add enough space. */
  underHeading?: boolean;
  /** `RelatedLink`s in list items. */
  children: ReactNode;
};

export function RelatedList({ underHeading = false, children }: RelatedListProps) {
  return (
    <ul
      data-related=""
      className={cn(
        'flex flex-wrap gap-x-9 max-md:grid print:in-data-condition:mt-0 print:in-data-condition:block',
        underHeading && '-mt-5.5',
      )}
    >
      {children}
    </ul>
  );
}

/** A link with a finger-sized touch target. */
export function RelatedLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center py-1.5 print:in-data-condition:block print:in-data-condition:min-h-0 print:in-data-condition:p-0 print:in-data-condition:[&_svg]:hidden!"
    >
      <ArrowLabel>{children}</ArrowLabel>
    </a>
  );
}
