import type { SiteConfig } from '@site/kit/site.ts';
import { Carousel } from '@site/kit/ui/carousel.tsx';
import type { Member } from '../../content/people-schemas.ts';
import { PlainCard } from '../plain-card.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

type PeopleCarouselProps = {
  people: readonly Member[];
  heading: string;
  intro: string;
  noun: string;
  visible: '2-3-3' | '2-3-4';
  site: SiteConfig;
};

/** A carousel of people: image, name and role. Does not wrap around. */
export function PeopleCarousel({
  people,
  heading,
  intro,
  noun,
  visible,
  site,
}: PeopleCarouselProps) {
  return (
    <Carousel
      label={heading}
      noun={noun}
      visible={visible}
      still
      heading={
        <>
          <h2>{heading}</h2>
          <p className="text-quiet">{intro}</p>
        </>
      }
      slides={people.map(({ name, details, image }) => ({
        label: name,
        content: (
          <PlainCard
            className="grid h-full content-start gap-0.5 px-3.5 pt-3.5 pb-4.5 md:px-5 md:pt-4.5 md:pb-5.5"
            data-person=""
          >
            <ContentPicture className="mx-auto mb-2 w-full max-w-50" picture={image} site={site} />
            <h3 className="text-18 md:text-20">{name}</h3>
            <p className="leading-snug text-ink-quiet">{details}</p>
          </PlainCard>
        ),
      }))}
    />
  );
}
