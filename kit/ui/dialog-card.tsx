import { defineIsland, type IslandProps } from '../islands/define-island.ts';
import { Kept } from '../islands/kept.tsx';
import { useIslandSurroundings } from '../islands/surroundings.ts';
import type { DialogRequest } from '../remote/contract.ts';

type DialogCardProps = {
  /** What a press opens. It waits until the page is live. */
  opens: DialogRequest;
  /** Where the card leads without JavaScript. */
  href: string;
  className: string | undefined;
};

/** A card that opens a dialog. It keeps what is in the card. */
export const dialogCard = defineIsland<DialogCardProps>('dialog-card', DialogCard);

function DialogCard({ opens, href, className, kept }: IslandProps<DialogCardProps>) {
  const { openDialog } = useIslandSurroundings();
  return (
    <a
      className={className}
      href={href}
      data-live=""
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        openDialog(opens);
      }}
    >
      <Kept of={kept[0]} as="span" className="contents" />
    </a>
  );
}
