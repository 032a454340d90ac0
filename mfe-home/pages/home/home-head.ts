import { contentOf } from '@site/kit/content/content-of.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { HomeHead } from '../../content/hero-slides-schema.ts';
import document from '../../content/head.yaml';

const words = contentOf<HomeHead>(document);

/** What the browser, search engines and shared links show for the home page, and who stands behind the site. */
export function homeHead({ site }: { site: SiteConfig }): Head {
  const { product, contact, links, siteUrl } = site;
  const home = `${siteUrl}/`;
  return {
    title: withSiteFacts(words.title, site),
    description: withSiteFacts(words.description, site),
    canonicalPath: '/',
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
