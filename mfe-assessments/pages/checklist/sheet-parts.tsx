import { cn } from '@site/kit/ui/cn.ts';
import type { ReactNode } from 'react';
import type { ChecklistLanguage } from '../../content/paths.ts';

type WriteLineProps = {
  label: string;
  /** Number of lines to write on; defaults to one. */
  rows?: number;
};

const field =
  'w-full rounded-input border border-line-strong bg-surface px-2.5 py-1.5 print:rounded-none print:bg-transparent print:px-[1mm] print:py-0 print:border-[black]';

/** A field to fill in by keyboard or pen. In print, a line across the rest of the row, or a box, follows the label. */
export function WriteLine({ label, rows = 1 }: WriteLineProps) {
  return (
    <label
      className={cn(
        'grid gap-0.5',
        rows === 1
          ? 'print:grid-cols-[auto_1fr] print:items-end print:gap-[2mm]'
          : 'print:flex-1 print:grid-cols-[1fr] print:grid-rows-[auto_1fr] print:gap-[0.5mm]',
      )}
    >
      <span className="font-semibold">{label}</span>
      {rows === 1 ? (
        <input
          type="text"
          autoComplete="off"
          className={cn(
            field,
            'min-h-11 print:h-[7mm] print:min-h-0 print:border-0 print:border-b-[0.3mm]',
          )}
        />
      ) : (
        <textarea
          rows={rows}
          autoComplete="off"
          className={cn(
            field,
            'field-sizing-content min-h-[5.2em] print:min-h-[11mm] print:resize-none print:border-[0.3mm]',
          )}
        />
      )}
    </label>
  );
}

/** A checkbox to tick by finger or pen. */
export function TickBox({ label }: { label: string }) {
  return (
    <label className="grid grid-cols-[22px_minmax(0,1fr)] items-start gap-3 py-[9px] print:grid-cols-[3.2mm_1fr] print:gap-[2mm] print:py-[0.65mm]">
      <input
        type="checkbox"
        className="mt-[0.15em] size-5.5 accent-hue-ui print:mt-[0.25em] print:size-[3.2mm]"
      />
      <span>{label}</span>
    </label>
  );
}

/**
 * System fonts of phones and computers in India, so that no font is downloaded. Both scripts have marks above and below
 * and are taller than Latin, so lines need more height.
 */
const scripts: Readonly<Record<ChecklistLanguage, string>> = {
  en: 'print:[--sheet-tight:1.35]',
  hi: "[--sheet-font:system-ui,-apple-system,Roboto,'Noto_Sans_Devanagari','Nirmala_UI','Kohinoor_Devanagari',Mangal,sans-serif] [--sheet-leading:1.8] [--sheet-tight:1.5]",
  kn: "[--sheet-font:system-ui,-apple-system,Roboto,'Noto_Sans_Kannada','Nirmala_UI','Kannada_Sangam_MN',Tunga,sans-serif] [--sheet-leading:1.8] [--sheet-tight:1.5]",
};

/** Returns the font and line height for a language. */
export function sheetText(language: ChecklistLanguage): string {
  return cn(
    'font-[family-name:var(--sheet-font,var(--font-text))] leading-[var(--sheet-leading,var(--leading-text))]',
    scripts[language],
  );
}

/** Font and line height of a heading in the surrounding language. */
export const sheetHeading =
  'font-[family-name:var(--sheet-font,var(--font-head))] leading-[var(--sheet-tight,var(--leading-tight))]';

type SheetHeadingProps = {
  /** Sets the margin below. */
  className?: string;
  children: ReactNode;
};

/** A checklist's section heading. Print sizes are in points, because the sheet has a fixed size. */
export function SheetHeading({ className = 'mb-2 print:mb-[0.8mm]', children }: SheetHeadingProps) {
  return <h2 className={cn(sheetHeading, 'text-24 print:text-[11pt]', className)}>{children}</h2>;
}
