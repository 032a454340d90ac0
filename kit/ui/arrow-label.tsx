import { Icon } from './icon.tsx';

type ArrowLabelProps = {
  /** What pressing the card does: "Book", "Read more". */
  children: string;
};

/** The words with an arrow at the foot of a card that can be pressed. The card is the link or button, not this. */
export function ArrowLabel({ children }: ArrowLabelProps) {
  return (
    <span className="go">
      {`${children} `}
      <Icon name="arrow-right" />
    </span>
  );
}
