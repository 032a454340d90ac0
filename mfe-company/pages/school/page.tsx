import { pageHead } from '@site/kit/ui/page-head.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import partners from '../../content/school-partners.yaml';
import type { School, SchoolPartners } from '../../content/page-schemas.ts';
import document from '../../content/school.md';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { PictureRow, home, Blocks, ClosingBand } from '../page-parts.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { Steps } from '@site/kit/ui/steps.tsx';
import { requestDemo } from './request-demo.island.tsx';
import { Services } from './services.tsx';
import { WhoWeWorkWith } from './who-we-work-with.tsx';
import type { JsonLd } from '@site/kit/remote/contract.ts';

const school = contentOf<School>(document);
const withWhom = contentOf<SchoolPartners>(partners);

export const page: Page = {
  render: ({ site }) => <SchoolPage site={site} />,
  head: ({ site }) =>
    pageHead(school, site, {
      trail: [home, { label: school.crumb, href: '/school' }],
      jsonLd: servicesAndFilm(site),
    }),
};

/** The page for schools: what we offer, how to start, and who already works with us. */
function SchoolPage({ site }: { site: SiteConfig }) {
  const { steps, closing } = school;
  return (
    <>
      <PageTop
        topic="school"
        breadcrumbs={<Breadcrumbs trail={[home]} current={school.crumb} />}
        chip={<Chip onTint>{school.chip}</Chip>}
        title={withSiteFacts(school.heading, site)}
        lead={withSiteFacts(school.lead, site)}
        picture={<ContentPicture picture={school.picture} site={site} first />}
      >
        <Ticks points={school.facts} />
        <div className="flex flex-wrap gap-3">
          <Island of={requestDemo} props={{ label: school.demo, variant: 'main' }} />
          <ButtonLink href={site.contact.phoneLink} variant="second" iconBefore="phone">
            {withSiteFacts(school.call, site)}
          </ButtonLink>
        </div>
      </PageTop>
      <Services services={school.services} site={site} />
      <Section ground="tint" topic="school" title={steps.heading}>
        <div className="grid grid-cols-1 gap-5">
          <Steps
            steps={steps.items.map(({ title, text }) => ({
              title,
              text: withSiteFacts(text, site),
            }))}
            across
          />
          <PictureRow picture={steps.consent.picture} site={site}>
            <h3>{steps.consent.heading}</h3>
            <Blocks blocks={steps.consent.text} site={site} />
          </PictureRow>
        </div>
      </Section>
      <WhoWeWorkWith {...withWhom} site={site} />
      <ClosingBand words={closing} site={site}>
        <Island of={requestDemo} props={{ label: school.demo, variant: 'sun' }} />
      </ClosingBand>
    </>
  );
}

/** The services and the film, as structured data. */
function servicesAndFilm(site: SiteConfig): readonly JsonLd[] {
  const { screening, others } = school.services;
  const { film } = screening;
  return [
    ...[screening, ...others].map((service) => ({
      '@type': 'Service',
      name: service.title,
      description: withSiteFacts(service.text, site),
      provider: { '@type': 'Organization', name: site.product.legalName, url: site.siteUrl },
      audience: { '@type': 'EducationalAudience', educationalRole: 'administrator' },
    })),
    {
      '@type': 'VideoObject',
      name: withSiteFacts(film.title, site),
      description: film.transcript.join(' '),
      transcript: film.transcript.join(' '),
      thumbnailUrl: new URL(`${site.assetBase}/${film.poster.src}`, site.siteUrl).href,
      embedUrl: new URL(site.thirdParties.schoolFilm.embed, site.siteUrl).href,
    },
  ];
}
