import { cn } from '@site/kit/ui/cn.ts';

type Props = {
  /** The ground it stands on; decides the shades of the three pebbles. */
  ground: 'light' | 'dark';
};

/** The brand's sign: three pebbles, one on another. Always beside the brand's name. */
export function BrandMark({ ground }: Props) {
  const [low, middle, high] =
    ground === 'light'
      ? (['fill-teal-600', 'fill-coral-600', 'fill-marigold-600'] as const)
      : (['fill-teal-200', 'fill-coral-200', 'fill-marigold-600'] as const);
  return (
    <svg
      viewBox="0 0 40 40"
      width="38"
      height="38"
      aria-hidden="true"
      className={cn('flex-none', ground === 'light' && 'max-xs:size-8')}
    >
      <ellipse cx="20" cy="32" rx="17" ry="6.5" className={low} />
      <ellipse cx="21.5" cy="21" rx="12.5" ry="5.6" className={middle} />
      <ellipse cx="19" cy="11.5" rx="8.5" ry="4.6" className={high} />
    </svg>
  );
}
