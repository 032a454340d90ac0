import type { ReactNode } from 'react';
import { Icon } from '@site/kit/ui/icon.tsx';

type FoldOnPhoneProps = {
  /** Names the collapsed content. */
  label: string;
  children: ReactNode;
};

/**
 * Secondary content of a long page, collapsed only on phones. It is a `<details>`, so that it opens without scripts and
 * through find-in-page. Browsers without `::details-content` collapse it on every screen.
 */
export function FoldOnPhone({ label, children }: FoldOnPhoneProps) {
  return (
    <details
      data-fold-on-phone=""
      className="group/fold md:supports-[selector(::details-content)]:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 border-y border-line py-2.5 font-head text-18 leading-tight font-semibold text-hue-text md:supports-[selector(::details-content)]:hidden print:hidden [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevron-down" className="transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="max-md:not-print:pt-3.5">{children}</div>
    </details>
  );
}
