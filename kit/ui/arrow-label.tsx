import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

type ArrowLabelProps = {
  /** The card's call to action: "Book", "Read more". */
  children: string;
  /** Adds the external link icon. */
  external?: boolean;
  className?: string;
};

/** A label with an arrow at the bottom of a clickable card. The link or button is the card, not this label. */
export function ArrowLabel({ children, external = false, className }: ArrowLabelProps) {
  return (
    <span
      className={cn(
        'group/press font-head text-18 leading-[1.2] font-semibold text-teal-700',
        className,
      )}
    >
      {/* Keep the arrow on the line of the last word: it takes no width, and padding makes room for it. */}
      <span className="pr-6.5">{children}</span>
      <Icon
        name={external ? 'external' : 'arrow-right'}
        size={20}
        className="-ml-5 inline-block align-[-4px] transition-transform group-hover/press:translate-x-1"
      />
    </span>
  );
}
