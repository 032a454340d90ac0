import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { reachFacts } from '@site/kit/reach-facts.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { AboutUs } from '../../content/about-us-schema.ts';
import type { Member } from '../../content/team-schema.ts';
import { home } from '../shared-words.ts';

/** The head of the page about the company; search engines learn who it is, how to reach it and who works there. */
export function aboutUsHead(aboutUs: AboutUs, people: readonly Member[], site: SiteConfig): Head {
  const { address, telephone, email } = reachFacts(site);
  return {
    title: withSiteFacts(aboutUs.head.title, site),
    description: withSiteFacts(aboutUs.head.description, site),
    canonicalPath: '/about-us',
    jsonLd: [
      breadcrumbList([home, { label: aboutUs.heading, href: '/about-us' }], site),
      {
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
        employee: people.map(({ name, details }) => ({
          '@type': 'Person',
          name,
          jobTitle: details,
        })),
      },
    ],
  };
}
