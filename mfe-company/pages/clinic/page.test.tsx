import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentOf } from '@site/kit/content/content-of.ts';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Clinic } from '../../content/page-schemas.ts';
import clinicDocument from '../../content/clinic.md';
import { pageProps } from '../../testing/page-props.ts';
import { page as clinicPage } from './page.tsx';
import { configuredSite } from '@site/kit/testing/configured-site.ts';

const clinic = contentOf<Clinic>(clinicDocument);

function renderPage(change: Partial<SiteConfig> = {}) {
  const props = pageProps();
  const site = { ...props.site, ...change };
  const page = { ...props, site };
  render(<PageContext value={page}>{clinicPage.render(page)}</PageContext>);
  return page;
}

test('shows every topic with a source in the list', () => {
  renderPage();

  const topics = [...document.querySelectorAll('[data-health-topics] > li')];
  expect(topics.map((topic) => topic.querySelector('h3')?.textContent)).toEqual(
    clinic.topics.items.map(({ title }) => title),
  );
  for (const topic of topics) {
    const source = topic.querySelector('sup a')?.getAttribute('href') ?? '';
    expect(document.querySelector(source)).not.toBeNull();
  }
});

test('Book Appointment books a visit to the chosen city’s clinic', async () => {
  const noDesk = pageProps().site.thirdParties;
  const { openDialog } = renderPage({ thirdParties: { ...noDesk, appointment: null } });

  const [book] = screen.getAllByRole('button', { name: 'Book Appointment' });
  if (!book) throw new Error('The page has no Book Appointment button.');
  expect(book).toHaveAttribute('href', '/contactUs');
  await userEvent.click(book);
  expect(openDialog.mock.calls).toEqual([
    [{ dialog: 'call-back', wanted: 'a visit to the clinic in Bengaluru' }],
  ]);
});

test('the dropdown has only open clinics; the others are marked Coming Soon', () => {
  const { site } = renderPage();

  const list = screen.getByRole('combobox', { name: 'Select Clinic' });
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Bengaluru']);
  expect(screen.getByText('Coming Soon').parentElement).toHaveTextContent('Delhi');
  expect(screen.getByRole('link', { name: 'Download App (opens in a new tab)' })).toHaveAttribute(
    'href',
    site.links.androidApp,
  );
});

test('choosing another clinic shows its address and directions', async () => {
  const [bengaluru] = pageProps().site.clinics;
  if (!bengaluru?.open) throw new Error('The first clinic is not open.');
  const mysuru = {
    city: 'Mysuru',
    open: true,
    area: 'Near the palace',
    directionsUrl: 'https://maps.example/mysuru',
  } as const;
  const { site } = renderPage({ clinics: [bengaluru, mysuru] });
  const [street = ''] = site.contact.address.lines;

  expect(screen.getByText(new RegExp(street))).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Select Clinic'), 'Mysuru');
  expect(screen.getByText('Near the palace')).toBeVisible();
  expect(screen.queryByText(new RegExp(street))).toBeNull();
  expect(screen.getByRole('link', { name: /Get directions/ })).toHaveAttribute(
    'href',
    'https://maps.example/mysuru',
  );
});

const site = configuredSite();

test('has structured data about location, hours, phone and services', () => {
  const [, place] = clinicPage.head(pageProps()).jsonLd ?? [];

  expect(place).toMatchObject({
    '@type': 'MedicalClinic',
    name: site.product.legalName,
    url: `${site.siteUrl}/clinic`,
    telephone: '+918055500100',
    email: site.contact.email,
    address: { addressLocality: site.contact.address.city, addressCountry: 'IN' },
    openingHoursSpecification: { opens: '10:30', closes: '20:00' },
    areaServed: [{ '@type': 'City', name: 'Bengaluru' }],
  });
  expect(place?.['availableService']).toHaveLength(clinic.topics.items.length);
});
