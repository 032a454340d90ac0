import type { SiteConfig } from '@site/kit/site.ts';
import type { VisibleSlides } from '@site/kit/ui/carousel.tsx';
import { PageCarousel } from '@site/kit/ui/page-carousel.tsx';
import type { Member } from '../../content/team-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

type PeopleCarouselProps = {
  people: readonly Member[];
  heading: string;
  intro: string;
  /** Names the carousel, and what stands in it in the plural. */
  label: string;
  noun: string;
  visible: VisibleSlides;
  site: SiteConfig;
};

/** People in a row: picture, name and role. It ends with the last one. */
export function PeopleCarousel({
  people,
  heading,
  intro,
  label,
  noun,
  visible,
  site,
}: PeopleCarouselProps) {
  return (
    <PageCarousel
      label={label}
      noun={noun}
      visible={visible}
      peek
      still
      heading={
        <>
          <h2>{heading}</h2>
          <p className="ui-quiet">{intro}</p>
        </>
      }
      slides={people.map(({ id, name, details, image }) => ({
        key: id,
        label: name,
        content: (
          <article className="ui-plain-card ui-person">
            <ContentPicture picture={image} site={site} />
            <h3>{name}</h3>
            <p className="leading-snug text-ink-quiet">{details}</p>
          </article>
        ),
      }))}
    />
  );
}
