import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const tones = {
  topic: { words: 'text-hue-text before:bg-hue', ground: 'bg-hue-100' },
  soon: { words: 'text-marigold-700 before:bg-marigold-600', ground: 'bg-marigold-100' },
} as const;

type ChipProps = {
  children: ReactNode;
  /** `topic`: the current topic's hue. `soon`: marigold, for "Coming Soon". */
  tone?: keyof typeof tones;
  /** On a tinted background, where the chip is white. */
  onTint?: boolean;
};

/** A short label. Not clickable. */
export function Chip({ children, tone = 'topic', onTint = false }: ChipProps) {
  const { words, ground } = tones[tone];
  return (
    <span
      className={cn(
        'ui-chip inline-flex w-fit items-center gap-2 rounded-pill py-[3px] pr-3 pl-2.5 font-head text-16 leading-[1.5] font-semibold before:h-2.25 before:w-2.75 before:rounded-stone @max-[191px]:gap-1.5 @max-[191px]:px-2',
        words,
        onTint ? 'bg-surface' : ground,
      )}
    >
      {children}
    </span>
  );
}
