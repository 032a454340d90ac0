import type { Head, JsonLd } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { contactPage } from '../../content/contact.ts';

/** Mon-Sat (specification, section 9). */
const openDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The head of the contact page; search engines learn where the clinic is, when it is open and whom to call. */
export function contactHead({ site }: { site: SiteConfig }): Head {
  return {
    title: withSiteFacts(contactPage.head.title, site),
    description: withSiteFacts(contactPage.head.description, site),
    canonicalPath: '/contactUs',
    jsonLd: [clinic(site)],
  };
}

function clinic({ product, siteUrl, contact, clinics }: SiteConfig): JsonLd {
  const { address, phoneLink, email, opensAt, closesAt } = contact;
  const telephone = phoneLink.replace(/^tel:/, '');
  const hours = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openDays,
    opens: opensAt,
    closes: closesAt,
  };
  return {
    '@type': 'MedicalClinic',
    name: product.legalName,
    url: siteUrl,
    telephone,
    email,
    medicalSpecialty: 'Pediatric',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines.join(', '),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: hours,
    areaServed: clinics
      .filter(({ open }) => open)
      .map(({ city }) => ({ '@type': 'City', name: city })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone,
      email,
      areaServed: address.countryCode,
      hoursAvailable: hours,
    },
  };
}
