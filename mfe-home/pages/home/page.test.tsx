import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hydrateInTest } from '@site/kit/testing/hydrate-in-test.tsx';
import { screen } from '@testing-library/react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { HomePage, homeHead } from './page.tsx';

const site = configuredSite();
const post = { blogId: 'ears', title: 'Ears in winter', author: 'Asha', thumbnail: null };

test('has no inline styles, only unique ids, one title, and its sections in order', async () => {
  await hydrateInTest(
    <OnTheHomePage>
      <HomePage site={site} params={{}} data={{ featured: null, posts: [post] }} />
    </OnTheHomePage>,
    ({ innerHTML: sent }) => {
      expect(sent).not.toContain('style=');
      const ids = [...sent.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  const names = screen.getAllByRole('heading', { level: 1 });
  expect(names).toHaveLength(1);
  expect(names[0]?.closest('[aria-roledescription]')).toBeNull();
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !heading.closest('[aria-roledescription="carousel"] li'))
      .map(({ textContent }) => textContent),
  ).toEqual([
    'What would you like help with?',
    'Need help right now?',
    'What is right for your child’s age?',
    'Who should see your child?',
    'Talk to a doctor from home',
    'Checks you can start with',
    'Digital interventions',
    'Articles and sample reviews',
    'Every report, in your pocket',
  ]);

  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('What would you like help with?');
  expect(first).toHaveAttribute('href', '#start');
  expect(document.getElementById('start')).toContainElement(
    screen.getByRole('heading', { name: 'What would you like help with?' }),
  );
});

test('has structured data about the owner, location and contacts', () => {
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
