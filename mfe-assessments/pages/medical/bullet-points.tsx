import { bullets } from '@site/kit/ui/list-look.ts';
import type { Cited } from '../../content/medical-text-schema.ts';
import { CitedText } from './cited-text.tsx';

/** Points in no order, each with its sources. */
export function BulletPoints({ points }: { points: readonly Cited[] }) {
  return (
    <ul className={bullets}>
      {points.map((point) => (
        <li key={point.text}>
          <CitedText of={point} />
        </li>
      ))}
    </ul>
  );
}
