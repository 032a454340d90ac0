import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { contactHead } from './contact-head.ts';

const site = configuredSite();

test('the head names the page and the brand, briefly', () => {
  const { title, description, canonicalPath, robots } = contactHead({ site });

  expect(title).toBe(`Write to us: message, phone, email and address | ${site.product.name}`);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(canonicalPath).toBe('/contactUs');
  expect(robots).toBeUndefined();
});

test('search engines learn where the clinic is, when it is open and whom to call', () => {
  const { contact } = site;

  expect(contactHead({ site }).jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'MedicalClinic',
      telephone: contact.phoneLink.replace('tel:', ''),
      email: contact.email,
      address: expect.objectContaining({
        '@type': 'PostalAddress',
        addressLocality: contact.address.city,
        postalCode: contact.address.postalCode,
        addressCountry: 'IN',
      }),
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: contact.opensAt,
        closes: contact.closesAt,
      },
      areaServed: [{ '@type': 'City', name: 'Bengaluru' }],
      contactPoint: expect.objectContaining({ '@type': 'ContactPoint' }),
    }),
  ]);
});
