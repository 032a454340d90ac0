import { cn } from '@site/kit/ui/cn.ts';
import { bullets } from '@site/kit/ui/ticks.tsx';
import type { Cited } from '../../content/medical-text-schema.ts';
import { CitedText } from './cited-text.tsx';

type BulletPointsProps = {
  points: readonly Cited[];
  className?: string;
};

export function BulletPoints({ points, className }: BulletPointsProps) {
  return (
    <ul className={cn(bullets, className)}>
      {points.map((point) => (
        <li key={point.text}>
          <CitedText of={point} />
        </li>
      ))}
    </ul>
  );
}
