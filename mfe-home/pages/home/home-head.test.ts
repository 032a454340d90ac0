import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { homeHead } from './home-head.ts';

const site = configuredSite();

test('the tab and search results name the brand and fit their places', () => {
  const { title, description, canonicalPath } = homeHead({ site });

  expect(title).toBe(
    `${site.product.name}: health screening and care for children from birth to 16`,
  );
  expect(description.length).toBeLessThanOrEqual(155);
  expect(canonicalPath).toBe('/');
});

test('search engines learn whose site it is, where they are and how to reach them', () => {
  const [organization, website] = homeHead({ site }).jsonLd ?? [];

  expect(organization).toMatchObject({
    // schema.org: a kind of Organization.
    '@type': 'MedicalOrganization',
    name: site.product.name,
    url: `${site.siteUrl}/`,
    logo: `${site.siteUrl}${site.assetBase}/brand/apple-touch-icon.png`,
    sameAs: Object.values(site.links.social),
    contactPoint: { telephone: '+918055500100', email: site.contact.email },
    medicalSpecialty: 'Pediatric',
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.contact.address.lines.join(', '),
      addressLocality: site.contact.address.city,
      postalCode: site.contact.address.postalCode,
      addressCountry: 'IN',
    },
  });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    name: site.product.name,
    publisher: { '@id': organization?.['@id'] },
  });
  const elsewhere = homeHead({ site: { ...site, assetBase: 'https://cdn.example/a' } });
  expect(elsewhere.jsonLd?.[0]?.['logo']).toBe('https://cdn.example/a/brand/apple-touch-icon.png');
});
