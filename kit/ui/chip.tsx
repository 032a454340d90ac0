import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ChipProps = {
  children: ReactNode;
  /** `topic`: the hue of the topic around it. `soon`: marigold, for "Coming Soon". */
  tone?: 'topic' | 'soon';
  /** On a tinted ground, where the chip itself is white. */
  onTint?: boolean;
};

/** A short label. It is never pressed. */
export function Chip({ children, tone = 'topic', onTint = false }: ChipProps) {
  return (
    <span
      className={classNames(
        'ui-chip',
        tone === 'soon' && 'ui-chip-soon',
        onTint && 'ui-chip-white',
      )}
    >
      {children}
    </span>
  );
}
