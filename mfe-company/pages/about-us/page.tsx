import { pageHead } from '@site/kit/ui/page-head.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { AboutUs, LeadershipTeam, Team } from '../../content/people-schemas.ts';
import document from '../../content/about-us.yaml';
import leadershipTeam from '../../content/leadership-team.md';
import clinicalTeam from '../../content/teams/clinical.yaml';
import techTeam from '../../content/teams/tech.yaml';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section, Kicker } from '@site/kit/ui/section.tsx';
import { PeopleCarousel } from '../people/people-carousel.tsx';
import { home, ClosingBand } from '../page-parts.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import type { JsonLd } from '@site/kit/remote/contract.ts';
import { contactJsonLd } from '@site/kit/contact-json-ld.ts';

const aboutUs = contentOf<AboutUs>(document);

const teams = {
  leaders: contentOf<LeadershipTeam>(leadershipTeam).leaders.map(({ leaderName, role, img }) => ({
    name: leaderName,
    details: role,
    image: img,
  })),
  clinicians: contentOf<Team>(clinicalTeam).people,
  engineers: contentOf<Team>(techTeam).people,
};

export const page: Page = {
  render: ({ site }) => <AboutUsPage site={site} />,
  head: ({ site }) =>
    pageHead(aboutUs, site, {
      trail: [home, { label: aboutUs.heading, href: '/about-us' }],
      jsonLd: [organisation(site)],
    }),
};

/** The page about the company: what it does, its three teams, and the link to open positions. */
function AboutUsPage({ site }: { site: SiteConfig }) {
  const { figures, leadership, clinical, tech, careers } = aboutUs;
  const { link: allLeaders, ...leadershipWords } = leadership;
  return (
    <>
      <PageTop
        breadcrumbs={<Breadcrumbs trail={[home]} current={aboutUs.heading} />}
        title={aboutUs.heading}
        lead={withSiteFacts(aboutUs.lead, site)}
        picture={<ContentPicture picture={aboutUs.picture} site={site} first />}
      >
        <Kicker>{site.product.tagline}</Kicker>
      </PageTop>
      <Section ground="white" tight>
        <h2 className="sr-only">{figures.heading}</h2>
        {/* Two columns, or one with large text on a phone. */}
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,40%)),1fr))] gap-x-4 gap-y-5 xl:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          {figures.items.map(({ figure, text }) => (
            <li
              key={figure}
              className="border-l-4 border-marigold-600 pl-4 leading-snug text-ink-quiet"
            >
              <b className="block font-head text-30 leading-[1.1] font-bold text-ink xl:text-38">
                {figure}
              </b>{' '}
              {text}
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <PeopleCarousel {...leadershipWords} people={teams.leaders} visible="2-3-3" site={site} />
        <p className="mt-2">
          <a href={allLeaders.to}>{allLeaders.text}</a>
        </p>
      </Section>
      <Section ground="tint" topic="physical">
        <PeopleCarousel {...clinical} people={teams.clinicians} visible="2-3-3" site={site} />
      </Section>
      <Section>
        <PeopleCarousel {...tech} people={teams.engineers} visible="2-3-4" site={site} />
      </Section>
      <ClosingBand words={careers} site={site}>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href={site.links.careersPage} variant="sun" external>
            {careers.button}
          </ButtonLink>
          <ButtonLink href={careers.more.to} variant="ghost">
            {careers.more.text}
          </ButtonLink>
        </div>
      </ClosingBand>
    </>
  );
}

/** The company, its contacts and its people, as structured data. */
function organisation(site: SiteConfig): JsonLd {
  const { address, telephone, email } = contactJsonLd(site);
  return {
    '@type': 'Organization',
    name: site.product.name,
    legalName: site.product.legalName,
    slogan: site.product.tagline,
    url: site.siteUrl,
    logo: new URL(`${site.assetBase}/brand/apple-touch-icon.png`, site.siteUrl).href,
    sameAs: Object.values(site.links.social),
    telephone,
    email,
    address,
    employee: Object.values(teams)
      .flat()
      .map(({ name, details }) => ({ '@type': 'Person', name, jobTitle: details })),
  };
}
