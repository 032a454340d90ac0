import type { SiteConfig } from '@site/kit/site.ts';
import { Carousel } from '@site/kit/ui/carousel.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { SchoolPartners } from '../../content/page-schemas.ts';
import { PlainCard } from '../plain-card.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

/** One carousel of schools and one of partners. */
export function WhoWeWorkWith({ schools, partners, site }: SchoolPartners & { site: SiteConfig }) {
  return (
    <>
      <Section ground="white">
        <Carousel
          label={schools.heading}
          noun={schools.noun}
          visible="2-3-4"
          still
          heading={
            <>
              <h2>{schools.heading}</h2>
              <p className="text-quiet">{schools.intro}</p>
            </>
          }
          slides={schools.items.map(({ name, place, logo }) => ({
            label: name,
            content: (
              <PlainCard className="grid h-full content-start justify-items-center gap-1 px-3 py-5 text-center @max-[141px]:px-1">
                <ContentPicture className="mb-2 w-full max-w-36" picture={logo} site={site} />
                <h3>{name}</h3>
                <p className="leading-snug text-ink-quiet">{place}</p>
              </PlainCard>
            ),
          }))}
        />
      </Section>
      <Section tight>
        <Carousel
          label={partners.label}
          noun={partners.noun}
          visible="1-2-3"
          still
          heading={<h2>{partners.heading}</h2>}
          slides={partners.items.map(({ name, text, logo }) => ({
            label: name,
            content: (
              <PlainCard className="flex h-full flex-wrap items-center gap-4 py-4 pr-5 pl-3">
                <ContentPicture className="w-22 flex-none md:w-26" picture={logo} site={site} />
                <div className="min-w-0 grow basis-[7rem]">
                  <h3>{name}</h3>
                  <p className="leading-snug text-ink-quiet">{text}</p>
                </div>
              </PlainCard>
            ),
          }))}
        />
      </Section>
    </>
  );
}
