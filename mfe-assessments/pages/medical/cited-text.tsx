import { SourceRef } from '@site/kit/ui/sources-panel.tsx';
import type { Cited } from '../../content/medical-text-schema.ts';
import { useMedicalText } from './medical-context.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { bullets } from '@site/kit/ui/ticks.tsx';

/** Renders a sentence or paragraph with a superscript number for each source. */
export function CitedText({ of: { text, sources: named = [] } }: { of: Cited }) {
  const { sources, fill } = useMedicalText();
  return (
    <>
      {fill(text)}
      {sources.map(
        ({ id }, index) => named.includes(id) && <SourceRef key={id} number={index + 1} />,
      )}
    </>
  );
}

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
