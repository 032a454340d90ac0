import type { SiteConfig } from '@site/kit/site.ts';
import { PageCarousel } from '@site/kit/ui/page-carousel.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { school } from '../../content/school.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

/** The schools and the partners, a carousel each. */
export function WhoWeWorkWith({ site }: { site: SiteConfig }) {
  const { schools, partners } = school;
  return (
    <>
      <Section ground="white">
        <PageCarousel
          label={schools.label}
          noun={schools.noun}
          visible={{ base: 2, md: 3, xl: 4 }}
          peek
          still
          heading={
            <>
              <h2>{schools.heading}</h2>
              <p className="ui-quiet">{schools.intro}</p>
            </>
          }
          slides={schools.items.map(({ id, name, place, logo }) => ({
            key: id,
            label: name,
            content: (
              <article className="ui-plain-card ui-logo-card">
                <ContentPicture picture={logo} site={site} />
                <h3 className="ui-heading-3">{name}</h3>
                <p className="leading-snug text-ink-quiet">{place}</p>
              </article>
            ),
          }))}
        />
      </Section>
      <Section tight>
        <PageCarousel
          label={partners.label}
          noun={partners.noun}
          visible={{ base: 1, md: 2, xl: 3 }}
          peek
          still
          heading={<h2>{partners.heading}</h2>}
          slides={partners.items.map(({ id, name, text, logo }) => ({
            key: id,
            label: name,
            content: (
              <article className="ui-plain-card ui-partner-card">
                <ContentPicture picture={logo} site={site} />
                <div>
                  <h3 className="ui-heading-3">{name}</h3>
                  <p className="leading-snug text-ink-quiet">{text}</p>
                </div>
              </article>
            ),
          }))}
        />
      </Section>
    </>
  );
}
