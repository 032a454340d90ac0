import type { SiteConfig } from './site.ts';

/** Mon-Sat (specification, section 9). */
const openDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the address, phone and opening hours as schema.org properties. */
export function contactJsonLd({ contact }: SiteConfig) {
  const { address, phoneLink, email, opensAt, closesAt } = contact;
  return {
    telephone: phoneLink.replace(/^tel:/, ''),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines.join(', '),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openDays,
      opens: opensAt,
      closes: closesAt,
    },
  };
}
