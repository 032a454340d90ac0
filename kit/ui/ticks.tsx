import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

type TicksProps = {
  points: readonly string[];
  dense?: boolean;
};

export function Ticks({ points, dense = false }: TicksProps) {
  return (
    <ul className={cn('grid gap-2', dense && 'leading-snug')}>
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5">
          <Icon name="check" size={dense ? 22 : 24} className="mt-px text-tick" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

/** A bulleted list. Bullets are grey unless `--bullet` is set. */
export const bullets =
  'ui-bullets grid gap-1.5 *:relative *:max-w-measure *:pl-5 *:leading-[1.4] *:wrap-anywhere *:before:absolute *:before:top-[0.52em] *:before:left-0 *:before:h-2.25 *:before:w-2.5 *:before:rounded-stone *:before:bg-(--bullet,var(--color-ink-quiet)) *:before:[print-color-adjust:exact] md:gap-2 md:*:leading-[1.5]';
