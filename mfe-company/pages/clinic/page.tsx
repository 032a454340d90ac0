import { pageHead } from '@site/kit/ui/page-head.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { Clinic } from '../../content/page-schemas.ts';
import document from '../../content/clinic.md';
import type { Team } from '../../content/people-schemas.ts';
import clinicalTeam from '../../content/teams/clinical.yaml';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { bookVisit } from '@site/kit/appointment/book-visit.island.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { SourcesPanel } from '@site/kit/ui/sources-panel.tsx';
import { PeopleCarousel } from '../people/people-carousel.tsx';
import { home, ClosingBand } from '../page-parts.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { ChooseClinic } from './choose-clinic.tsx';
import { ClinicSlider } from './clinic-slider.tsx';
import { HealthTopics } from './health-topics.tsx';
import type { JsonLd } from '@site/kit/remote/contract.ts';
import { contactJsonLd } from '@site/kit/contact-json-ld.ts';

const clinic = contentOf<Clinic>(document);
const { people } = contentOf<Team>(clinicalTeam);

export const page: Page = {
  render: ({ site }) => <ClinicPage site={site} />,
  head: ({ site }) =>
    pageHead(clinic, site, {
      trail: [home, { label: clinic.crumb, href: '/clinic' }],
      jsonLd: [medicalClinic(site)],
    }),
};

/** The clinic page: photos, location, what we examine, and our experts. */
function ClinicPage({ site }: { site: SiteConfig }) {
  const { slider, choose, experts, app, review } = clinic;
  const fill = (text: string) => withSiteFacts(text, site);
  const [place] = site.clinics;
  return (
    <>
      <PageTop
        topic="physical"
        breadcrumbs={<Breadcrumbs trail={[home]} current={clinic.crumb} />}
        chip={<Chip onTint>{clinic.chip}</Chip>}
        title={fill(clinic.heading)}
        lead={fill(clinic.lead)}
        picture={<ContentPicture picture={clinic.picture} site={site} first />}
      >
        <Ticks points={clinic.facts.map((fact) => fill(fact))} />
        <Island
          of={bookVisit}
          props={{
            wanted: choose.wanted.replace('{city}', place?.city ?? ''),
            label: clinic.book,
            iconBefore: 'calendar',
            noteId: 'booking-note',
          }}
        />
      </PageTop>
      <Section>
        <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-12">
          <div className="grid grid-cols-1 gap-5">
            <h2>{slider.heading}</h2>
            <ClinicSlider slider={slider} site={site} />
          </div>
          <div className="grid grid-cols-1 content-start gap-5">
            <h2>{choose.heading}</h2>
            <ChooseClinic words={choose} book={clinic.book} site={site} />
          </div>
        </div>
      </Section>
      <div data-ground="white">
        <HealthTopics clinic={clinic} site={site} />
      </div>
      <Section>
        <PeopleCarousel {...experts} people={people} visible="2-3-4" site={site} />
      </Section>
      <ClosingBand words={app} site={site}>
        <Ticks points={app.points} />
        <ButtonLink href={site.links.androidApp} variant="sun" external iconBefore="download">
          {app.button}
        </ButtonLink>
      </ClosingBand>
      <Section topic="physical" tight>
        <SourcesPanel
          writtenBy={fill(review.writtenBy)}
          reviewedBy={review.reviewedBy ?? undefined}
          lastChanged={review.lastChanged}
          nextReview={review.nextReviewOn}
          sources={review.sources}
        />
      </Section>
    </>
  );
}

/** The location, opening hours and services, as structured data. */
function medicalClinic(site: SiteConfig): JsonLd {
  const open = site.clinics.filter((place) => place.open);
  return {
    '@type': 'MedicalClinic',
    name: site.product.legalName,
    url: `${site.siteUrl}/clinic`,
    image: new URL(`${site.assetBase}/${clinic.picture.src}`, site.siteUrl).href,
    medicalSpecialty: 'Pediatric',
    ...contactJsonLd(site),
    areaServed: open.map(({ city }) => ({ '@type': 'City', name: city })),
    hasMap: open.map(({ directionsUrl }) => directionsUrl),
    availableService: clinic.topics.items.map(({ title }) => ({
      '@type': 'MedicalTest',
      name: title,
    })),
  };
}
