import { sharedImage } from '@site/kit/remote/shared-image.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import partners from '../../content/school-partners.yaml';
import type { School, SchoolPartners } from '../../content/school-schema.ts';
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
import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';

const school = contentOf<School>(document);
const withWhom = contentOf<SchoolPartners>(partners);

export const page: Page = {
  render: ({ site }) => <SchoolPage school={school} withWhom={withWhom} site={site} />,
  head: ({ site }) => schoolHead(school, site),
};

type SchoolPageProps = { school: School; withWhom: SchoolPartners; site: SiteConfig };

/** The page for schools: what we offer, how to start, and who already works with us. */
function SchoolPage({ school, withWhom, site }: SchoolPageProps) {
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

/** Returns the head, with the services and the film as structured data. */
export function schoolHead({ head, crumb, picture, services }: School, site: SiteConfig): Head {
  const { screening, others } = services;
  const fill = (text: string) => withSiteFacts(text, site);
  const { film } = screening;
  return {
    title: fill(head.title),
    description: fill(head.description),
    canonicalPath: '/school',
    openGraph: { image: sharedImage(picture, site) },
    jsonLd: [
      breadcrumbList([home, { label: crumb, href: '/school' }], site),
      ...[screening, ...others].map((service) => ({
        '@type': 'Service',
        name: service.title,
        description: fill(service.text),
        provider: { '@type': 'Organization', name: site.product.legalName, url: site.siteUrl },
        audience: { '@type': 'EducationalAudience', educationalRole: 'administrator' },
      })),
      {
        '@type': 'VideoObject',
        name: fill(film.title),
        description: film.transcript.join(' '),
        transcript: film.transcript.join(' '),
        thumbnailUrl: new URL(`${site.assetBase}/${film.poster.src}`, site.siteUrl).href,
        embedUrl: new URL(site.thirdParties.schoolFilm.embed, site.siteUrl).href,
      },
    ],
  };
}
