import type { HTMLAttributes } from 'react';
import { cn } from '@site/kit/ui/cn.ts';

type PlainCardProps = HTMLAttributes<HTMLElement> & {
  /** Defaults to `article`. */
  as?: 'article' | 'div' | 'li';
};

/** A card that isn't clickable. `className` sets the layout of its content. */
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
