import { cn } from './cn.ts';

const card =
  'flex overflow-hidden rounded-card border border-line bg-surface text-left text-ink no-underline [--focus:var(--color-ink)] [--quiet:var(--color-ink-quiet)] print:break-inside-avoid print:overflow-visible';

/** Hover style of elements that are clickable as a whole: they lift, and their arrow moves. */
export const pressable =
  'group/press relative shadow-press transition-[translate,box-shadow] hover:-translate-y-[3px] hover:shadow-lift';

/** Classes of a card. With `edge`, the caller chooses the direction. */
export const cardLook = {
  edge: card,
  still: cn(card, 'flex-col'),
  pressable: cn(card, 'flex-col', pressable, 'print:shadow-none'),
} as const;

// Leaves room for one long word in two-column cards on a phone.
const words =
  'flex flex-col items-start px-4 pt-3.5 pb-4.5 md:px-5 md:pt-4 md:pb-5.5 @max-[191px]:px-2 @max-[191px]:wrap-anywhere @max-[191px]:hyphens-auto @max-[191px]:[hyphenate-limit-chars:14] @max-[141px]:px-1';

export const cardParts = {
  /** Text without and with flex growth; the caller adds a gap. */
  words,
  body: cn(words, 'flex-1'),
  /** May contain a URL, which has no spaces to break at. */
  foot: 'mt-auto pt-2 wrap-anywhere',
  /** A full-width image on the topic's tint. */
  picture: 'block bg-hue-100 px-3 pt-3 [&_img]:w-full [&_img]:rounded-t-input',
  /** A person, on white. */
  portrait: 'block px-3.5 pt-3.5 [&_img]:mx-auto [&_img]:w-full [&_img]:max-w-[220px]',
} as const;
