import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { AddressInTest } from '@site/kit/testing/address-in-test.tsx';
import { PageContext } from '@site/kit/islands/page-context.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { contactHead, page } from './page.tsx';

const site = configuredSite();

function renderPage(path = '/contactUs', shownSite = site) {
  window.history.replaceState(null, '', path);
  render(
    <PageContext value={pageContextInTest({ site: shownSite })}>
      <AddressInTest>{page.render({ site: shownSite, params: {}, data: undefined })}</AddressInTest>
    </PageContext>,
  );
}

/** The card of a city. */
function city(name: string) {
  const card = screen.getByRole('heading', { name, level: 3 }).closest('article');
  if (!card) throw new Error(`${name} has no card.`);
  return within(card);
}

test.each([
  ['/contactUs', 'Write to us'],
  ['/contactUs/', 'Write to us'],
  ['/anywhere/else', 'Have a question in mind?'],
])('the page at %s has the heading %s', (path, heading) => {
  renderPage(path);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('shows all contact details, how to book, when to expect a reply, and how we use data', () => {
  renderPage();
  const { phone, phoneLink, email, hours, address } = site.contact;
  const hrefOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

  expect(screen.getByText('Tell us what is on your mind. We reply within 48 hours.')).toBeVisible();
  expect(hrefOf('Click here to know about our experts')).toBe('/clinic');
  expect(screen.getByText(/^To book a visit, call/).closest('p')).toHaveTextContent(
    `To book a visit, call ${phone}, ${hours}.`,
  );
  expect(hrefOf(phone)).toBe(phoneLink);
  expect(hrefOf(email)).toBe(`mailto:${email}`);
  expect(hrefOf('112')).toBe('tel:112');
  expect(screen.getByText(new RegExp(`${address.postalCode}, ${address.state}`))).toBeVisible();
  expect(screen.getByText(/you agree that we may use these details to answer you/)).toBeVisible();
});

test('the open city has its address and directions in a new tab; the upcoming one has no link', () => {
  renderPage();
  const open = city('Bengaluru');
  const directions = open.getByRole('link', { name: 'Get directions (opens in a new tab)' });
  expect(directions).toHaveAttribute('href', expect.stringContaining('openstreetmap.org'));
  expect(directions).toHaveAttribute('target', '_blank');
  expect(open.getByText(new RegExp(site.contact.address.postalCode))).toBeVisible();

  const soon = city('Delhi');
  expect(soon.getByText('Coming Soon')).toBeVisible();
  expect(soon.queryByRole('link')).not.toBeInTheDocument();
});

test('a city without the configured address shows no address', () => {
  renderPage('/contactUs', {
    ...site,
    clinics: [
      { city: 'Pune', open: true, area: 'Kothrud', directionsUrl: 'https://map.example/pune' },
    ],
  });
  const card = city('Pune');

  expect(card.getByText('Kothrud')).toBeVisible();
  expect(card.getByRole('link', { name: /^Get directions/ })).toBeVisible();
  expect(card.queryByText(new RegExp(site.contact.address.postalCode))).not.toBeInTheDocument();
});

test('has structured data about location, hours and phone', () => {
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
