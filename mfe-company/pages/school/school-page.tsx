import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { School, SchoolPartners } from '../../content/school-schema.ts';
import { PictureRow } from '../cards/picture-row.tsx';
import { home } from '../shared-words.ts';
import { Blocks } from '../words/blocks.tsx';
import { ClosingBand } from '../words/closing-band.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { Steps } from '@site/kit/ui/steps.tsx';
import { requestDemo } from './request-demo.island.tsx';
import { Services } from './services.tsx';
import { WhoWeWorkWith } from './who-we-work-with.tsx';

type SchoolPageProps = { school: School; withWhom: SchoolPartners; site: SiteConfig };

/** The school page: what we bring to a school, how it begins, and who already works with us. */
export function SchoolPage({ school, withWhom, site }: SchoolPageProps) {
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
