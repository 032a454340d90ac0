import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

type ArrowLabelProps = {
  /** What pressing the card does: "Book", "Read more". */
  children: string;
  /** Leads to another site: shows the sign for it. */
  external?: boolean;
  /** Its place. */
  className?: string;
};

/** The words with an arrow at the foot of a card that can be pressed. The card is the link or button, not this. */
export function ArrowLabel({ children, external = false, className }: ArrowLabelProps) {
  return (
    <span
      className={cn(
        'group/press font-head text-18 leading-[1.2] font-semibold text-teal-700',
        className,
      )}
    >
      {/* The arrow stays with the last word: it takes up no width of the line, and the words leave room for it. */}
      <span className="pr-6.5">{children}</span>
      <Icon
        name={external ? 'external' : 'arrow-right'}
        size={20}
        className="-ml-5 inline-block align-[-4px] transition-transform group-hover/press:translate-x-1"
      />
    </span>
  );
}
