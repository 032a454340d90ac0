import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { clinicalTeam } from '../../content/clinical-team.ts';
import { leaders } from '../../content/leaders.ts';
import { techTeam } from '../../content/tech-team.ts';
import { pageProps } from '../../testing/page-props.ts';
import { aboutUsHead } from './about-us-head.ts';
import { AboutUsPage } from './about-us-page.tsx';

function renderPage() {
  const props = pageProps();
  render(<AboutUsPage {...props} />);
  return props;
}

test.each([
  ['Leadership Team', leaders.map(({ leaderName, role }) => [leaderName, role])],
  ['Clinical Team', clinicalTeam.map(({ name, details }) => [name, details])],
  ['Tech Team', techTeam.map(({ name, details }) => [name, details])],
])('the %s has a carousel of all its people, with their roles', (label, people) => {
  renderPage();

  const carousel = screen.getByRole('region', { name: label });
  expect(
    within(carousel)
      .getAllByRole('heading', { level: 3 })
      .map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  ).toEqual(people);
});

test('three people are seen at once, four of the tech team', () => {
  renderPage();

  expect(screen.getByRole('region', { name: 'Leadership Team' })).toHaveClass(
    'md:ui-carousel-show-3',
  );
  expect(screen.getByRole('region', { name: 'Leadership Team' })).not.toHaveClass(
    'xl:ui-carousel-show-4',
  );
  expect(screen.getByRole('region', { name: 'Clinical Team' })).toHaveClass(
    'md:ui-carousel-show-3',
  );
  expect(screen.getByRole('region', { name: 'Tech Team' })).toHaveClass('xl:ui-carousel-show-4');
});

test('the rows have an end: at the first person there is no way back', () => {
  renderPage();

  const carousel = within(screen.getByRole('region', { name: 'Tech Team' }));
  expect(carousel.getByRole('button', { name: 'Previous engineers' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the open positions are on another site, in a new tab', () => {
  const { site } = renderPage();

  const link = screen.getByRole('link', { name: 'See Open Positions (opens in a new tab)' });
  expect(link).toHaveAttribute('href', site.links.careersPage);
});

test('search engines learn who the company is and who works there', () => {
  const { site } = pageProps();
  const [trail, company] = aboutUsHead({ site }).jsonLd ?? [];

  expect(trail?.['@type']).toBe('BreadcrumbList');
  expect(company).toMatchObject({
    '@type': 'Organization',
    legalName: site.product.legalName,
    url: site.siteUrl,
    sameAs: Object.values(site.links.social),
  });
  expect(company?.['employee']).toHaveLength(18);
});
