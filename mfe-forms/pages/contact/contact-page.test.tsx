import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { PageContext } from '@site/kit/islands/page-context.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { ContactPage } from './contact-page.tsx';

const site = configuredSite();

function renderPage(path = '/contactUs', shownSite = site) {
  const nothing = () => {};
  const around = {
    site: shownSite,
    openDialog: nothing,
    notify: nothing,
    setTitlePrefix: nothing,
  };
  render(
    <PageContext value={around}>
      <ContactPage site={shownSite} pathname={path} />
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
])('the page at %s is called %s', (path, heading) => {
  renderPage(path);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('promises a reply within 48 hours and leads to the experts', () => {
  renderPage();

  expect(screen.getByText('Tell us what is on your mind. We reply within 48 hours.')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Click here to know about our experts' }),
  ).toHaveAttribute('href', '/clinic');
});

test('says how a visit is booked, for those whom a booking button leads here', () => {
  renderPage();

  expect(screen.getByText(/^To book a visit, call/)).toHaveTextContent(
    `To book a visit, call ${site.contact.phone}, ${site.contact.hours}.`,
  );
});

test('gives address, email, phone and hours', () => {
  renderPage();
  const { phone, phoneLink, email, hours, address } = site.contact;

  expect(screen.getAllByRole('link', { name: phone })[0]).toHaveAttribute('href', phoneLink);
  expect(screen.getAllByRole('link', { name: email })[0]).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  expect(screen.getByText(hours)).toBeVisible();
  expect(screen.getByText(new RegExp(`${address.postalCode}, ${address.state}`))).toBeVisible();
  expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
});

test('the open city has directions in a new tab, address, phone and email', () => {
  renderPage();
  const card = city('Bengaluru');

  const directions = card.getByRole('link', { name: 'Get directions (opens in a new tab)' });
  expect(directions).toHaveAttribute('href', expect.stringContaining('openstreetmap.org'));
  expect(directions).toHaveAttribute('target', '_blank');
  expect(card.getByText(new RegExp(site.contact.address.postalCode))).toBeVisible();
  expect(card.getByRole('link', { name: site.contact.phone })).toBeVisible();
  expect(card.getByRole('link', { name: site.contact.email })).toBeVisible();
});

test('the city to come is marked and leads nowhere', () => {
  renderPage();
  const card = city('Delhi');

  expect(card.getByText('Coming Soon')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

test('a city that the configured address is not in shows no address of another', () => {
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

test('no placeholder is left in what the visitor reads', () => {
  renderPage();

  expect(document.body).toHaveTextContent(site.contact.hours);
  expect(document.body.textContent).not.toMatch(/[{}]/);
});

test('says how the details are used and leads to the policy', () => {
  renderPage();

  expect(screen.getByText(/you agree that we may use these details to answer you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  expect(screen.getByRole('heading', { name: 'How we use your details' })).toBeVisible();
});
