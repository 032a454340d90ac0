import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { Clinic } from '../../content/clinic-schema.ts';
import document from '../../content/clinic.md';
import { clinicHead } from './clinic-head.ts';

const clinic = contentOf<Clinic>(document);
const site = configuredSite();

test('search engines learn where the clinic is, when it is open, whom to call and what it does', () => {
  const [, place] = clinicHead(clinic, site).jsonLd ?? [];

  expect(place).toMatchObject({
    '@type': 'MedicalClinic',
    name: site.product.legalName,
    url: `${site.siteUrl}/clinic`,
    telephone: '+918055500100',
    email: site.contact.email,
    address: {
      addressLocality: site.contact.address.city,
      postalCode: site.contact.address.postalCode,
      addressCountry: 'IN',
    },
    openingHoursSpecification: { opens: '10:30', closes: '20:00' },
    areaServed: [{ '@type': 'City', name: 'Bengaluru' }],
  });
  expect(place?.['availableService']).toHaveLength(clinic.topics.items.length);
});
