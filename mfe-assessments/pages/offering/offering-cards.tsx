import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { hostOf, NewTabNotice, newTab } from '@site/kit/ui/new-tab.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import type { Topic } from '@site/kit/ui/section.tsx';
import { offeringPageWords as words } from '../../content/page-words.ts';
import type { OfferingContent, ListCard } from '../../content/offering-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { cardLook, cardParts } from '@site/kit/ui/card-look.ts';
import { assessmentLink } from '../../content/paths.ts';
import { describeAgeRanges } from '../ages.ts';
import { formatRupees } from '../offer-panel.tsx';
import { Spot } from '../spot.tsx';
import { bookVisit } from '@site/kit/appointment/book-visit.island.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { cn } from '@site/kit/ui/cn.ts';

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

type AssessmentCardsProps = {
  assessments: NonNullable<OfferingContent['assessments']>;
  site: SiteConfig;
};

/** Cards that link to assessments on the assessment site, with the number of questions, ages and price. */
export function AssessmentCards({ assessments, site }: AssessmentCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-[1fr_1fr] xl:grid-cols-[repeat(5,1fr)]">
      {assessments.items.map(
        ({ title, slug, questions, ages, ageNote, priceKey, spot, colour }) => (
          <li key={title} className="grid">
            <a className={cardLook.pressable} href={assessmentLink(site, slug)} {...newTab}>
              {/* The image shrinks if large text leaves no room for a long word beside it. */}
              <div className="grid flex-1 grid-cols-[clamp(0px,(100%-12rem)*999,72px)_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5 px-4.5 pt-4 pb-4.5 xl:grid-cols-[1fr] xl:grid-rows-[auto_1fr_auto_auto] xl:gap-1.5">
                <Spot
                  site={site}
                  picture={spot}
                  colour={colour}
                  className="row-span-3 w-full overflow-hidden xl:row-auto xl:mb-1.5 xl:w-18"
                />
                <h3>{title}</h3>
                <p className="leading-snug text-ink-quiet">
                  {questions} {assessments.questionsLabel}
                  <span className="block">{describeAgeRanges(ages)}</span>
                  {ageNote && <span className="block">{ageNote}</span>}
                  <b className="block text-ink">{formatRupees(site.prices[priceKey])}</b>
                </p>
                <span className="mt-2 grid">
                  <ArrowLabel external>{assessments.action}</ArrowLabel>
                </span>
                <NewTabNotice site={hostOf(assessmentLink(site, slug))} />
              </div>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

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
