import type { SiteConfig } from './site.ts';

/** Mon-Sat (specification, section 9). */
const openDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Where the company is, whom to call and when, as search engines want it. */
export function reachFacts({ contact }: SiteConfig) {
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
