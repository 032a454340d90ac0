import { BookVisitButton } from '@site/kit/appointment/book-visit-button.tsx';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import type { ListCard } from '../../content/offering-schema.ts';
import { ContentImage } from '../content-image.tsx';

type ListCardsProps = { cards: readonly ListCard[] } & Pick<PageProps, 'site' | 'openDialog'>;

/** Cards with a list inside and one thing to press. */
export function ListCards({ cards, site, openDialog }: ListCardsProps) {
  const say = (text: string) => withSiteFacts(text, site);
  return (
    <div className="pair">
      {cards.map(({ title, text, picture, items, action }) => (
        <article key={title} className="card">
          <div className="shot">
            <ContentImage site={site} of={picture} />
          </div>
          <div className="card-body">
            <h2 className="look-h2">{say(title)}</h2>
            <p className="card-text">{say(text)}</p>
            <ul className="list-card">
              {items.map((item) => (
                <li key={item.name}>
                  <b>{say(item.name)}</b> <span className="quiet">{say(item.text)}</span>
                </li>
              ))}
            </ul>
            <div className="card-foot">
              {action.kind === 'book' ? (
                <BookVisitButton site={site} openDialog={openDialog} wanted={say(action.wanted)}>
                  {say(action.label)}
                </BookVisitButton>
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
