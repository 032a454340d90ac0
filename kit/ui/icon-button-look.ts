/** An icon-only button; its label is visually hidden. */
export const iconButton =
  'grid size-12 flex-none place-items-center rounded-stone border-[1.5px] border-line-strong bg-surface text-ink transition-[background-color] hover:bg-teal-100 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong forced-colors:aria-disabled:border-[color:GrayText] forced-colors:aria-disabled:text-[color:GrayText]';
