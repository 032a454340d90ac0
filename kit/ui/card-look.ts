import { cn } from './cn.ts';

const card =
  'ui-card flex overflow-hidden rounded-card border border-line bg-surface text-left text-ink no-underline [--focus:var(--color-ink)] [--quiet:var(--color-ink-quiet)] print:break-inside-avoid print:overflow-visible';

/** What anything that is pressed as a whole adds to its own look: it rises, and its arrow moves. */
export const pressable =
  'group/press relative shadow-press transition-[translate,box-shadow] hover:-translate-y-[3px] hover:shadow-lift';

/** A card that is pressed as a whole or not; `row` has its picture beside its words below 761 px. */
export const cardLook = {
  still: cn(card, 'flex-col'),
  pressable: cn(card, 'flex-col', pressable, 'print:shadow-none'),
  row: cn(card, 'flex-row flex-wrap gap-1 lg:flex-col lg:flex-nowrap'),
} as const;

// Two cards beside each other on a phone leave room for one long word.
const words =
  'ui-card-body flex flex-col items-start px-4 pt-3.5 pb-4.5 md:px-5 md:pt-4 md:pb-5.5 @max-[191px]:px-2 @max-[191px]:wrap-anywhere @max-[191px]:hyphens-auto @max-[191px]:[hyphenate-limit-chars:14] @max-[141px]:px-1';

/** What a card is made of. */
export const cardParts = {
  /** The words; give them a gap. */
  body: cn(words, 'flex-1'),
  /** It may hold an address, which has no spaces to break at. */
  foot: 'ui-card-foot mt-auto pt-2 wrap-anywhere',
  /** A picture that fills the top on the topic's tint. */
  picture: 'ui-card-picture block bg-hue-100 px-3 pt-3 [&_img]:w-full [&_img]:rounded-t-input',
  /** Somebody, on white. */
  portrait:
    'ui-card-portrait block px-3.5 pt-3.5 [&_img]:mx-auto [&_img]:w-full [&_img]:max-w-[220px]',
  /** In a `row`: the picture stands above the words where their size leaves no room for a long one. */
  rowBody: cn(
    words,
    'min-w-0 flex-[999_1_8.5rem] justify-center gap-1.5 lg:flex-1 lg:justify-start',
  ),
  rowPicture:
    'ui-card-picture grid flex-[1_1_132px] place-items-center bg-hue-100 p-2 lg:flex-none lg:px-4.5 lg:pt-4.5 lg:pb-2.5 [&_img]:w-full [&_img]:max-w-[160px] lg:[&_img]:max-w-none',
} as const;
