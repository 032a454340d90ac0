import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTheSite } from '../../testing/in-the-site.tsx';
import { pageProps } from '../../testing/page-props.ts';
import { SchoolPage } from './school-page.tsx';

function renderPage() {
  const props = pageProps();
  render(
    <InTheSite page={props}>
      <SchoolPage {...props} />
    </InTheSite>,
  );
  return props;
}

test('a school reads about the four services under their names', () => {
  renderPage();

  const services = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(services).toEqual(
    expect.arrayContaining([
      'School Screening',
      'Health Education',
      'Doctor On Call',
      'Medical Room',
    ]),
  );
});

test('Request Demo opens the contact dialog as the school page, and leads to the form without JavaScript', async () => {
  const { openDialog } = renderPage();

  const [demo] = screen.getAllByRole('link', { name: 'Request Demo' });
  if (!demo) throw new Error('There is no Request Demo.');
  expect(demo).toHaveAttribute('href', '/contactUs');
  expect(demo).toHaveAttribute('data-live');
  await userEvent.click(demo);
  expect(openDialog.mock.calls).toEqual([[{ dialog: 'contact', openedFrom: 'school' }]]);
});

test('the film host is named and contacted only after a press', async () => {
  const { site } = renderPage();
  const { schoolFilm } = site.thirdParties;
  const frame = () => document.querySelector('iframe');

  expect(frame()).toBeNull();
  const play = screen.getByRole('button', { name: 'Play the film' });
  expect(play).toHaveAccessibleDescription(`Pressing Play contacts ${schoolFilm.name}.`);

  await userEvent.click(play);
  expect(frame()).toHaveAttribute('src', schoolFilm.embed);
  expect(frame()).toHaveAttribute('title', `Film: ${site.product.name} School`);

  await userEvent.click(screen.getByRole('button', { name: 'Close the film' }));
  expect(frame()).toBeNull();
});

test('the film can be watched on its own page and read in words', async () => {
  const { site } = renderPage();

  expect(screen.getByRole('link', { name: /Watch it on its own page/ })).toHaveAttribute(
    'href',
    site.thirdParties.schoolFilm.watch,
  );
  expect(screen.getByText(/no sound and no spoken words/)).not.toBeVisible();
  await userEvent.click(screen.getByText('Film in words'));
  expect(screen.getByText(/no sound and no spoken words/)).toBeVisible();
});

test('the schools and partners are all there to read', () => {
  renderPage();

  const schools = screen.getByRole('region', { name: 'Schools we work with' });
  const partners = screen.getByRole('region', { name: 'Partners' });
  expect(schools.querySelectorAll('article')).toHaveLength(8);
  expect(partners.querySelectorAll('article')).toHaveLength(4);
});
