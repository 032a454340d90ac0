import type { ReactNode } from 'react';
import { cn } from '@site/kit/ui/cn.ts';
import type { ChecklistLanguage } from '../../content/checklists/checklist-path.ts';

/**
 * Fonts that phones and computers in India have; nothing is fetched. Both scripts stand taller than Latin letters,
 * with signs above and below, so their lines need more room.
 */
const scripts: Readonly<Record<ChecklistLanguage, string>> = {
  en: 'print:[--sheet-tight:1.35]',
  hi: "[--sheet-font:system-ui,-apple-system,Roboto,'Noto_Sans_Devanagari','Nirmala_UI','Kohinoor_Devanagari',Mangal,sans-serif] [--sheet-leading:1.8] [--sheet-tight:1.5]",
  kn: "[--sheet-font:system-ui,-apple-system,Roboto,'Noto_Sans_Kannada','Nirmala_UI','Kannada_Sangam_MN',Tunga,sans-serif] [--sheet-leading:1.8] [--sheet-tight:1.5]",
};

/** The font and the lines of text in a language. */
export function sheetText(language: ChecklistLanguage): string {
  return cn(
    'font-[family-name:var(--sheet-font,var(--font-text))] leading-[var(--sheet-leading,var(--leading-text))]',
    scripts[language],
  );
}

/** The font and the lines of a heading in the language around it. */
export const sheetHeading =
  'font-[family-name:var(--sheet-font,var(--font-head))] leading-[var(--sheet-tight,var(--leading-tight))]';

type SheetHeadingProps = {
  /** The room under it. */
  className?: string;
  children: ReactNode;
};

/** The heading of a part of the sheet. Sizes on paper are in points, because there the sheet is what must fit. */
export function SheetHeading({ className = 'mb-2 print:mb-[0.8mm]', children }: SheetHeadingProps) {
  return <h2 className={cn(sheetHeading, 'text-24 print:text-[11pt]', className)}>{children}</h2>;
}
