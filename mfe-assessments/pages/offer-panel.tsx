import type { ReactNode } from 'react';
import { cn } from '@site/kit/ui/cn.ts';
import { safetyAdvice } from '@site/kit/safety/safety.ts';
import { Note } from '@site/kit/ui/note.tsx';
import { dangerHelpWords as words } from '../content/page-words.ts';

type OfferPanelProps = {
  /** Whether an element follows that ends the left column on a wide screen. */
  isFollowed?: boolean;
  children: ReactNode;
};

/** The panel with the price and the first step. It has no border in print, because it can be longer than a sheet. */
export function OfferPanel({ isFollowed = false, children }: OfferPanelProps) {
  return (
    <div
      data-price-panel=""
      className={cn(
        'grid gap-4.5 rounded-panel border border-line bg-surface p-5 max-md:gap-3 max-md:px-4 max-md:pt-3.5 max-md:pb-4 max-md:leading-snug lg:max-xl:col-span-2 lg:max-xl:mt-8 lg:max-xl:grid-cols-[1fr_1fr] lg:max-xl:gap-x-8 lg:max-xl:p-6 xl:self-start print:block print:border-0 print:p-0 print:[&>*+*]:mt-3 print:in-data-condition:[&>*+*]:mt-[1mm]',
        isFollowed && 'xl:col-start-2 xl:row-span-2 xl:row-start-2',
      )}
    >
      {children}
    </div>
  );
}

/** A price. On a phone it leaves space for the image in the panel's corner. */
export function Price({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline gap-2.5 max-md:min-h-[calc(0.7*var(--corner))] max-md:content-center max-md:gap-y-0.5 max-md:pr-(--corner) print:in-data-condition:min-h-0 print:in-data-condition:p-0">
      {children}
    </p>
  );
}

export function Amount({ children }: { children: ReactNode }) {
  return (
    <b className="font-head text-38 leading-none font-bold print:in-data-condition:text-24">
      {children}
    </b>
  );
}

type PanelLabelProps = {
  /** Makes the label as high as the image in the panel's corner. */
  besidePicture?: boolean;
  children: ReactNode;
};

/** A label in the panel. */
export function PanelLabel({ besidePicture = false, children }: PanelLabelProps) {
  return (
    <p
      className={cn(
        'font-head text-18 leading-[1.3] font-semibold',
        besidePicture &&
          'max-md:min-h-[calc(0.4*var(--corner))] max-md:pr-(--corner) max-md:text-balance',
      )}
    >
      {children}
    </p>
  );
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Formats whole rupees with Indian digit grouping: `₹7,499`. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/**
 * Directs a parent whose child is in danger away from the questionnaires, to the advice on suicide and self-harm. Only
 * that page says how soon to act, so that the two texts can't contradict each other.
 */
export function DangerHelp() {
  return (
    <Note icon="alert">
      {words('text')} <a href={safetyAdvice['suicide-and-self-harm'].whole}>{words('link')}</a>
    </Note>
  );
}
