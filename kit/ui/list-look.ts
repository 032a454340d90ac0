/** A bulleted list. Bullets are grey unless `--bullet` is set. */
export const bullets =
  'ui-bullets grid gap-1.5 *:relative *:max-w-measure *:pl-5 *:leading-[1.4] *:wrap-anywhere *:before:absolute *:before:top-[0.52em] *:before:left-0 *:before:h-2.25 *:before:w-2.5 *:before:rounded-stone *:before:bg-(--bullet,var(--color-ink-quiet)) *:before:[print-color-adjust:exact] md:gap-2 md:*:leading-[1.5]';
