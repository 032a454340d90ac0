import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { hostOf } from '@site/kit/ui/new-tab.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import type { Topic } from '@site/kit/ui/section.tsx';
import { offeringPageWords as words } from '../../content/page-words.ts';
import type { OfferingContent } from '../../content/offering-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

type Item = OfferingContent['cards']['items'][number];

type OfferingCardsProps = { cards: readonly Item[]; topic: Topic; site: SiteConfig };

const grids = {
  /** Image on the left, text on the right. */
  single:
    'grid lg:[&_a]:grid lg:[&_a]:grid-cols-[1fr_1fr] lg:[&_div:has(>h3)]:justify-center lg:[&_div:has(>h3)]:p-8 lg:[&_div:has(>img)]:grid lg:[&_div:has(>img)]:h-full lg:[&_div:has(>img)]:p-6 lg:[&_div>div]:mt-0',
  pair: 'grid gap-4 lg:grid-cols-[1fr_1fr] lg:gap-6',
  three: 'grid gap-4 lg:grid-cols-[repeat(3,1fr)] lg:gap-5',
} as const;

/** Cards for available and upcoming products. A single card spans the full width. */
export function OfferingCards({ cards, ...shared }: OfferingCardsProps) {
  const grid = cards.length === 1 ? 'single' : cards.length === 2 ? 'pair' : 'three';
  return (
    <div className={grids[grid]}>
      {cards.map((card) => (
        <OfferingCard key={card.title} card={card} isWide={grid !== 'three'} {...shared} />
      ))}
    </div>
  );
}

type OfferingCardProps = Omit<OfferingCardsProps, 'cards'> & {
  card: Item;
  /** Whether the card is at least half as wide as the page, so that its image needs a size limit. */
  isWide: boolean;
};

function OfferingCard({ card, isWide, topic, site }: OfferingCardProps) {
  const fill = (text: string) => withSiteFacts(text, site);
  const content = {
    title: fill(card.title),
    topic,
    picture: (
      <ContentPicture
        site={site}
        picture={card.picture}
        {...(isWide ? { className: 'mx-auto max-w-95' } : {})}
      />
    ),
    children: fill(card.text),
  };
  switch (card.kind) {
    case 'external':
      return (
        <Card
          {...content}
          href={site.links[card.to]}
          external
          action={fill(card.action)}
          foot={
            <span className="text-quiet">
              {words('opens')
                .replace('{action}', fill(card.action))
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
          action={fill(card.action)}
        />
      );
    case 'soon':
      return (
        <Card
          {...content}
          foot={<Chip tone="soon">{words('soon')}</Chip>}
          opens={{ dialog: 'coming-soon', about: fill(card.about) }}
          href="/intervention/comingSoon"
        />
      );
  }
}
