import { Icon } from './icon.tsx';

type ArrowLabelProps = {
  /** What pressing the card does: "Book", "Read more". */
  children: string;
  /** Leads to another site: shows the sign for it. */
  external?: boolean;
};

/** The words with an arrow at the foot of a card that can be pressed. The card is the link or button, not this. */
export function ArrowLabel({ children, external = false }: ArrowLabelProps) {
  return (
    <span className="ui-arrow-label">
      <span>{children}</span>
      <Icon name={external ? 'external' : 'arrow-right'} />
    </span>
  );
}
