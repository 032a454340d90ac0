import { sharedImage } from '@site/kit/ui/page-head.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import type { HomeData } from './home-data.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Section } from '@site/kit/ui/section.tsx';
import type { HelpTopicsWords, HomeHead } from '../../content/home-schemas.ts';
import document from '../../content/head.yaml';
import topicsDocument from '../../content/help-topics.yaml';
import { AgeFinder } from './age-finder.tsx';
import { DigitalInterventions, DoctorOnCall, MobileApp } from './bands.tsx';
import { HelpStrip, HelpTopics } from './help-topics.tsx';
import { Hero, START_ID } from './hero.tsx';
import { Offerings } from './offerings.tsx';
import { ParentsDesk } from './parents-desk.tsx';
import { ScreeningFacts } from './screening-facts.tsx';
import { Specialists } from './specialists.tsx';
import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';

const helpTopics = contentOf<HelpTopicsWords>(topicsDocument);
const words = contentOf<HomeHead>(document);

export const page: Page<HomeData> = { render: (props) => <HomePage {...props} />, head: homeHead };

/** The home page. Shows what we offer, and the shortest way from a worry to the right page. */
export function HomePage({ site, data }: PageProps<HomeData>) {
  return (
    <>
      {/* Slides change, so the page's `h1` is outside them. */}
      <h1 className="sr-only">{withSiteFacts(words.heading, site)}</h1>
      <Hero site={site} featured={data.featured} />
      <ScreeningFacts />
      <Section
        ground="white"
        id={START_ID}
        title={helpTopics.heading}
        intro={
          <>
            {helpTopics.lead} <a href={helpTopics.search.to}>{helpTopics.search.text}</a>
          </>
        }
      >
        <HelpTopics site={site} />
        <HelpStrip site={site} />
      </Section>
      <AgeFinder site={site} />
      <Specialists site={site} />
      <DoctorOnCall site={site} />
      <Offerings site={site} />
      <DigitalInterventions site={site} />
      <ParentsDesk site={site} posts={data.posts} />
      <MobileApp site={site} />
    </>
  );
}

/** Returns the head, with structured data about the company that runs the site. */
export function homeHead({ site }: { site: SiteConfig }): Head {
  const { product, contact, links, siteUrl } = site;
  const home = `${siteUrl}/`;
  return {
    title: withSiteFacts(words.title, site),
    description: withSiteFacts(words.description, site),
    canonicalPath: '/',
    openGraph: { image: sharedImage(words.img, site) },
    jsonLd: [
      {
        '@type': 'MedicalOrganization',
        '@id': `${home}#organization`,
        name: product.name,
        legalName: product.legalName,
        slogan: product.tagline,
        url: home,
        logo: new URL(`${site.assetBase}/brand/apple-touch-icon.png`, siteUrl).href,
        sameAs: Object.values(links.social),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          telephone: contact.phoneLink.replace('tel:', ''),
          email: contact.email,
          areaServed: contact.address.countryCode,
        },
        medicalSpecialty: 'Pediatric',
        address: {
          '@type': 'PostalAddress',
          streetAddress: contact.address.lines.join(', '),
          addressLocality: contact.address.city,
          addressRegion: contact.address.state,
          postalCode: contact.address.postalCode,
          addressCountry: contact.address.countryCode,
        },
      },
      {
        '@type': 'WebSite',
        name: product.name,
        url: home,
        inLanguage: 'en-IN',
        publisher: { '@id': `${home}#organization` },
      },
    ],
  };
}
