import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

type TicksProps = {
  points: readonly string[];
  /** Tighter spacing and smaller ticks, for use in a card. */
  dense?: boolean;
};

/** A list with tick marks. */
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
