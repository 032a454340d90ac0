import { Ticks } from '@site/kit/ui/ticks.tsx';

/** A few points, each with a tick. */
export function TickedPoints({ points }: { points: readonly string[] }) {
  return <Ticks points={points} />;
}
