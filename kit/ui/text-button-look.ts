/** A button that looks like a link, for a minor action such as "show more". */
export const textButton =
  'px-1 py-2.5 font-semibold text-teal-700 underline underline-offset-[3px] hover:decoration-[2.5px]';
