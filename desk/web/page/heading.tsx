import { Icon } from '@site/kit/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useListAddress } from './list-address.tsx';

type HeadingProps = {
  children: ReactNode;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Buttons and links next to the heading. */
  actions?: ReactNode;
};

/** The heading of a page of the desk. */
export function Heading({ children, lead, actions }: HeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-30">{children}</h1>
        {lead && <p className="text-quiet">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  );
}

/** Link to the parent page, with the filter of its list. */
export function BackTo({ href, children }: { href: string; children: string }) {
  const to = useListAddress()(href);
  return (
    <a href={to} className="mb-1 inline-flex min-h-11 items-center gap-2">
      <Icon name="arrow-left" size={20} />
      {children}
    </a>
  );
}

/** Empty state of a list. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-8 text-center">
      <p className="mx-auto font-head text-20 font-semibold">{title}</p>
      <p className="mx-auto text-quiet">{children}</p>
    </div>
  );
}
