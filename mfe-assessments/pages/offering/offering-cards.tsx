import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { hostOf } from '@site/kit/ui/host-of.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import type { Topic } from '@site/kit/ui/topic.ts';
import { offeringPageWords as words } from '../../content/offering-page-words.ts';
import type { OfferingContent } from '../../content/offering-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

type Item = OfferingContent['cards']['items'][number];

type OfferingCardsProps = { cards: readonly Item[]; topic: Topic; site: SiteConfig };

/** What is offered now, and what is on the way. One card alone takes the whole width. */
export function OfferingCards({ cards, ...shared }: OfferingCardsProps) {
  return (
    <div
      className={
        cards.length === 1 ? 'ui-single' : cards.length === 2 ? 'ui-pair' : 'ui-three-columns'
      }
    >
      {cards.map((card) => (
        <OfferingCard key={card.title} card={card} {...shared} />
      ))}
    </div>
  );
}

function OfferingCard({ card, topic, site }: Omit<OfferingCardsProps, 'cards'> & { card: Item }) {
  const say = (text: string) => withSiteFacts(text, site);
  const content = {
    title: say(card.title),
    topic,
    picture: <ContentPicture site={site} picture={card.picture} />,
    children: say(card.text),
  };
  switch (card.kind) {
    case 'external':
      return (
        <Card
          {...content}
          href={site.links[card.to]}
          external
          action={say(card.action)}
          foot={
            <span className="ui-quiet">
              {words.opens
                .replace('{action}', say(card.action))
                .replace('{site}', hostOf(site.links[card.to]))}
            </span>
          }
        />
      );
    case 'page':
      return (
        <Card
          {...content}
          topic={card.topic ?? topic}
          href={withProductSlug(card.to, site)}
          action={say(card.action)}
        />
      );
    case 'soon':
      return (
        <Card
          {...content}
          foot={<Chip tone="soon">{words.soon}</Chip>}
          opens={{ dialog: 'coming-soon', about: say(card.about) }}
          href="/intervention/comingSoon"
        />
      );
  }
}
