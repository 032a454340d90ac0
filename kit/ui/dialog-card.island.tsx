import { defineIsland, type IslandProps } from '../islands/define-island.ts';
import { StaticHtml } from '../islands/static-html.tsx';
import { usePageContext } from '../islands/page-context.ts';
import type { DialogRequest } from '../remote/contract.ts';
import { cardLook } from './card-look.ts';
import { isPlainClick } from './is-plain-click.ts';
import type { Topic } from './section.tsx';

type DialogCardProps = {
  /** The dialog to open. A click waits until the page is live. */
  opens: DialogRequest;
  /** Where the card links without JavaScript. */
  href: string;
  topic: Topic | undefined;
};

/** A card that opens a dialog. Its content is static. */
export const dialogCard = defineIsland<DialogCardProps>('dialog-card', DialogCard);

function DialogCard({ opens, href, topic, staticParts }: IslandProps<DialogCardProps>) {
  const { openDialog } = usePageContext();
  return (
    <a
      className={cardLook.pressable}
      data-topic={topic}
      href={href}
      data-live=""
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openDialog(opens);
      }}
    >
      <StaticHtml of={staticParts[0]} as="span" className="contents" />
    </a>
  );
}
