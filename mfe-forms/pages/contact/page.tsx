import { sharedImage } from '@site/kit/remote/shared-image.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import { contactJsonLd } from '@site/kit/contact-json-ld.ts';
import type { Head, JsonLd } from '@site/kit/remote/contract.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { useLocation } from '@site/kit/location.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ContactPageWords } from '../../content/page-schemas.ts';
import document from '../../content/contact.yaml';
import { ContactPage } from './contact-page.tsx';

const words = contentOf<ContactPageWords>(document);

export const page: Page = {
  render: (props) => <PlacedContactPage {...props} />,
  head: contactHead,
};

function PlacedContactPage({ site }: PageProps) {
  const { pathname } = useLocation();
  return <ContactPage site={site} pathname={pathname} />;
}

/** Returns the head, with the location, opening hours and phone as structured data. */
export function contactHead({ site }: { site: SiteConfig }): Head {
  return {
    title: withSiteFacts(words.head.title, site),
    description: withSiteFacts(words.head.description, site),
    canonicalPath: '/contactUs',
    openGraph: { image: sharedImage(words.picture, site) },
    jsonLd: [clinic(site)],
  };
}

function clinic(site: SiteConfig): JsonLd {
  const { product, siteUrl, contact, clinics } = site;
  const reach = contactJsonLd(site);
  const { telephone, email, openingHoursSpecification } = reach;
  return {
    '@type': 'MedicalClinic',
    name: product.legalName,
    url: siteUrl,
    medicalSpecialty: 'Pediatric',
    ...reach,
    areaServed: clinics
      .filter(({ open }) => open)
      .map(({ city }) => ({ '@type': 'City', name: city })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone,
      email,
      areaServed: contact.address.countryCode,
      hoursAvailable: openingHoursSpecification,
    },
  };
}
