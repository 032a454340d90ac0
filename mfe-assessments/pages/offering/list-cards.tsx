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

/** Cards with a list and an action. */
export function ListCards({ cards, site }: ListCardsProps) {
  const fill = (text: string) => withSiteFacts(text, site);
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_1fr] lg:gap-6">
      {cards.map(({ title, text, picture, items, action }, index) => (
        <article key={title} className={cardLook.still}>
          <div className={cardParts.picture}>
            <ContentPicture site={site} picture={picture} className="mx-auto max-w-95" />
          </div>
          <div className={cn(cardParts.body, 'gap-1.5')}>
            <h2>{fill(title)}</h2>
            <p className="leading-snug text-ink-quiet">{fill(text)}</p>
            {/* The list is stretched, so that the actions of all cards align. */}
            <ul className="mt-2 mb-3 grid w-full grid-cols-1">
              {items.map((item) => (
                <li key={item.name} className="border-b border-line py-2.5">
                  <b className="block font-head text-18 leading-[1.3] font-semibold">
                    {fill(item.name)}
                  </b>{' '}
                  <span className="text-quiet">{fill(item.text)}</span>
                </li>
              ))}
            </ul>
            <div className="pt-2 wrap-anywhere">
              {action.kind === 'book' ? (
                <Island
                  of={bookVisit}
                  props={{
                    wanted: fill(action.wanted),
                    label: fill(action.label),
                    noteId: `booking-note-${index}`,
                  }}
                />
              ) : (
                <ButtonLink href={withProductSlug(action.to, site)} variant="second">
                  {fill(action.label)}
                </ButtonLink>
              )}
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}
