import type { MouseEventHandler, ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import type { DialogRequest } from '../remote/contract.ts';
import { ArrowLabel } from './arrow-label.tsx';
import { cardLook, cardParts } from './card-look.ts';
import { cn } from './cn.ts';
import { dialogCard } from './dialog-card.island.tsx';
import { NewTabNotice, newTab } from './new-tab.tsx';
import type { Topic } from './section.tsx';

type CardContent = {
  title: string;
  /** Heading level of the title; defaults to 3. */
  headingLevel?: 2 | 3 | 4;
  /** A `<Picture>` across the top of the card on the topic's tint. */
  picture?: ReactNode;
  /** `scene` bleeds to the edge on a tint; `portrait` is on white. */
  pictureLook?: 'scene' | 'portrait';
  /** A `<Chip>` above the title. */
  chip?: ReactNode;
  /** A sentence or two. In a clickable card this must be text, without links or buttons. */
  children?: ReactNode;
  /** The call to action, shown with an arrow: "Book", "Read more". */
  action?: string;
  /** Shown at the bottom instead of an action: `<Chip tone="soon">Coming Soon</Chip>`. */
  foot?: ReactNode;
  topic?: Topic;
};

/** The action when the card is clicked, if any. */
type CardPress =
  | {
      href: string;
      /** Opens another site in a new tab. */
      external?: boolean;
      onClick?: MouseEventHandler<HTMLAnchorElement>;
    }
  /** Opens a dialog; without JavaScript it links to `href`. */
  | { opens: DialogRequest; href: string }
  | { still: true };

type CardProps = CardContent & CardPress;

/** An image, a title and a few words; clickable either as a whole or not at all. */
export function Card(props: CardProps) {
  const { topic } = props;
  if ('opens' in props) {
    const { opens, href } = props;
    return (
      <Island
        of={dialogCard}
        props={{ opens, href, topic }}
        staticParts={[<Inside key="card" {...props} />]}
      />
    );
  }
  if ('href' in props) {
    return (
      <a
        className={cardLook.pressable}
        data-topic={topic}
        href={props.href}
        onClick={props.onClick}
        {...(props.external ? newTab : {})}
      >
        <Inside {...props} external={props.external ?? false} />
        {props.external && <NewTabNotice />}
      </a>
    );
  }
  return (
    <article className={cardLook.still} data-topic={topic}>
      <Inside {...props} />
    </article>
  );
}

function Inside({
  title,
  headingLevel = 3,
  picture,
  pictureLook = 'scene',
  chip,
  children,
  action,
  foot,
  external = false,
}: CardContent & { external?: boolean }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {picture && (
        <div className={pictureLook === 'scene' ? cardParts.picture : cardParts.portrait}>
          {picture}
        </div>
      )}
      <div className={cn(cardParts.body, 'gap-1.5')}>
        {chip}
        <Heading className="text-20 leading-tight font-semibold @max-[191px]:text-16">
          {title}
        </Heading>
        {children && <p className="leading-snug text-ink-quiet">{children}</p>}
        {action && (
          <ArrowLabel external={external} className="mt-auto pt-2 @max-[191px]:text-16">
            {action}
          </ArrowLabel>
        )}
        {foot && <div className={cardParts.foot}>{foot}</div>}
      </div>
    </>
  );
}
