import type { HTMLAttributes } from 'react';
import { cn } from '@site/kit/ui/cn.ts';

type PlainCardProps = HTMLAttributes<HTMLElement> & {
  /** `article` unless told. */
  as?: 'article' | 'div' | 'li';
};

/** A still card. How its inside is laid out is up to `className`. */
export function PlainCard({ as: Element = 'article', className, ...attributes }: PlainCardProps) {
  return (
    <Element
      {...attributes}
      className={cn(
        'rounded-card border border-line bg-surface print:break-inside-avoid',
        className,
      )}
    />
  );
}
