import { bookVisit } from '@site/kit/appointment/book-visit.island.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import type { ListCard } from '../../content/offering-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

type ListCardsProps = { cards: readonly ListCard[]; site: SiteConfig };

/** Cards with a list inside and one thing to press. */
export function ListCards({ cards, site }: ListCardsProps) {
  const say = (text: string) => withSiteFacts(text, site);
  return (
    <div className="ui-pair">
      {cards.map(({ title, text, picture, items, action }, index) => (
        <article key={title} className="ui-card">
          <div className="ui-card-picture">
            <ContentPicture site={site} picture={picture} />
          </div>
          <div className="ui-card-body">
            <h2 className="ui-heading-2">{say(title)}</h2>
            <p className="ui-card-text">{say(text)}</p>
            <ul className="ui-card-list">
              {items.map((item) => (
                <li key={item.name}>
                  <b>{say(item.name)}</b> <span className="ui-quiet">{say(item.text)}</span>
                </li>
              ))}
            </ul>
            <div className="ui-card-foot">
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
