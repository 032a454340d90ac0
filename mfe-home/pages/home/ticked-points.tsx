import { Icon } from '@site/kit/ui/icon.tsx';

/** A few points, each with a tick. */
export function TickedPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="ui-ticks">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
