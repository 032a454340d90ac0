import { cn } from './cn.ts';

/** `main`: one per view. `second`: a secondary action. `sun` and `ghost`: the same two on a dark background. */
export type ButtonVariant = 'main' | 'second' | 'sun' | 'ghost';

const button =
  'ui-button inline-flex items-center justify-center gap-2.5 rounded-button border-2 text-center font-head leading-[1.2] font-semibold no-underline transition-[background-color,transform] active:transform-[translateY(1px)] aria-disabled:transform-none aria-disabled:cursor-not-allowed aria-disabled:border-disabled-ground aria-disabled:bg-disabled-ground aria-disabled:text-disabled-text forced-colors:aria-disabled:border-[color:GrayText] forced-colors:aria-disabled:text-[color:GrayText] print:break-inside-avoid print:border-current print:bg-transparent print:text-inherit';

const variants: Readonly<Record<ButtonVariant, string>> = {
  main: 'border-transparent bg-teal-600 text-white hover:bg-teal-700',
  second: 'border-teal-600 bg-surface text-teal-700 hover:bg-teal-100',
  sun: 'border-transparent bg-marigold-600 text-ink hover:bg-marigold-500',
  ghost: 'border-edge-on-dark bg-transparent text-white hover:border-white hover:bg-veil',
};

export const buttonSizes = {
  /** As wide as its label. Large text uses up the padding. */
  words: 'min-h-12 px-[clamp(8px,38px_-_1rem,22px)] py-2.5 text-18',
  wide: 'min-h-12 w-full px-3 py-2.5 text-16 xs:text-18',
} as const;

/** Returns the classes of a button, or of a link that looks like one. Icons are 22 pixels. */
export function buttonLook(variant: ButtonVariant, size: string = buttonSizes.words): string {
  return cn(button, variants[variant], size);
}

/** An icon-only button; its label is visually hidden. */
export const iconButton =
  'grid size-12 flex-none place-items-center rounded-stone border-[1.5px] border-line-strong bg-surface text-ink transition-[background-color] hover:bg-teal-100 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong forced-colors:aria-disabled:border-[color:GrayText] forced-colors:aria-disabled:text-[color:GrayText]';

/** A button that looks like a link, for a minor action such as "show more". */
export const textButton =
  'px-1 py-2.5 font-semibold text-teal-700 underline underline-offset-[3px] hover:decoration-[2.5px]';
