import { pageHead } from '@site/kit/ui/page-head.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { Careers } from '../../content/people-schemas.ts';
import document from '../../content/careers.md';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Card } from '@site/kit/ui/card.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section, type Topic } from '@site/kit/ui/section.tsx';
import { PictureRow, aboutUsCrumb, home } from '../page-parts.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Parts } from '@site/kit/ui/parts.tsx';

const careers = contentOf<Careers>(document);

export const page: Page = {
  render: ({ site }) => <CareersPage site={site} />,
  head: ({ site }) =>
    pageHead(careers, site, {
      trail: [home, aboutUsCrumb, { label: careers.crumb, href: '/company/careers' }],
    }),
};

/** Backgrounds of the images, in turn. */
const grounds: readonly Topic[] = ['behavioural', 'general', 'school'];

/** The careers page: reasons to join us, and the link to open positions. */
function CareersPage({ site }: { site: SiteConfig }) {
  const { reasons, closing } = careers;
  return (
    <>
      <PageTop
        breadcrumbs={<Breadcrumbs trail={[home, aboutUsCrumb]} current={careers.crumb} />}
        title={withSiteFacts(careers.heading, site)}
        lead={withSiteFacts(careers.lead, site)}
        picture={<ContentPicture picture={careers.picture} site={site} first />}
      >
        <ButtonLink href={site.links.careersPage} external describedBy="where-positions-are">
          {careers.positions}
        </ButtonLink>
        <p id="where-positions-are" className="text-quiet">
          {careers.where}
        </p>
      </PageTop>
      <Section title={reasons.heading}>
        <div className="grid gap-4 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-5">
          {reasons.items.map(({ title, text, picture }, index) => (
            <Card
              key={title}
              still
              title={title}
              topic={grounds[index % grounds.length] ?? 'general'}
              picture={<ContentPicture picture={picture} site={site} />}
            >
              {withSiteFacts(text, site)}
            </Card>
          ))}
        </div>
      </Section>
      <Section ground="white" tight>
        <PictureRow picture={closing.picture} site={site}>
          <h2 className="text-24">{closing.heading}</h2>
          <p>
            <Parts parts={closing.text} site={site} />
          </p>
        </PictureRow>
      </Section>
    </>
  );
}
