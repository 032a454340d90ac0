import { bookVisit } from '@site/kit/appointment/book-visit.island.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import type { ListCard } from '../../content/offering-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook, cardParts } from '@site/kit/ui/card-look.ts';

type ListCardsProps = { cards: readonly ListCard[]; site: SiteConfig };

/** Cards with a list inside and one thing to press. */
export function ListCards({ cards, site }: ListCardsProps) {
  const say = (text: string) => withSiteFacts(text, site);
  return (
    <div className="ui-pair">
      {cards.map(({ title, text, picture, items, action }, index) => (
        <article key={title} className={cardLook.still}>
          <div className={cardParts.picture}>
            <ContentPicture site={site} picture={picture} />
          </div>
          <div className={cn(cardParts.body, 'gap-1.5')}>
            <h2 className="ui-heading-2">{say(title)}</h2>
            <p className="leading-snug text-ink-quiet">{say(text)}</p>
            <ul className="ui-card-list">
              {items.map((item) => (
                <li key={item.name}>
                  <b>{say(item.name)}</b> <span className="ui-quiet">{say(item.text)}</span>
                </li>
              ))}
            </ul>
            <div className={cardParts.foot}>
              {action.kind === 'book' ? (
                <Island
                  of={bookVisit}
                  props={{
                    wanted: say(action.wanted),
                    label: say(action.label),
                    noteId: `booking-note-${index}`,
                  }}
                />
              ) : (
                <ButtonLink href={withProductSlug(action.to, site)} variant="second">
                  {say(action.label)}
                </ButtonLink>
              )}
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}
