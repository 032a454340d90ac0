import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { LeadershipTeam, Team } from '../../content/people-schemas.ts';
import leadershipTeam from '../../content/leadership-team.md';
import clinical from '../../content/teams/clinical.yaml';
import tech from '../../content/teams/tech.yaml';
import { pageProps } from '../../testing/page-props.ts';
import { page } from './page.tsx';

const { leaders } = contentOf<LeadershipTeam>(leadershipTeam);
const { people: clinicalTeam } = contentOf<Team>(clinical);
const { people: techTeam } = contentOf<Team>(tech);

function renderPage() {
  const props = pageProps();
  render(page.render(props));
  return props;
}

test.each([
  ['Leadership Team', 3, leaders.map(({ leaderName, role }) => [leaderName, role])],
  ['Clinical Team', 3, clinicalTeam.map(({ name, details }) => [name, details])],
  ['Tech Team', 4, techTeam.map(({ name, details }) => [name, details])],
])('the %s has a row of all its people with their roles, %i at a time', (label, atOnce, people) => {
  renderPage();

  const carousel = screen.getByRole('region', { name: label });
  expect(
    within(carousel)
      .getAllByRole('heading', { level: 3 })
      .map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  ).toEqual(people);
  expect(carousel).toHaveClass('md:[--car-want:3]');
  expect(carousel.classList.contains('xl:[--car-want:4]')).toBe(atOnce === 4);
});

test('the rows do not wrap around, and the link to open positions on another site opens a new tab', () => {
  const { site } = renderPage();

  const carousel = within(screen.getByRole('region', { name: 'Tech Team' }));
  expect(carousel.getByRole('button', { name: 'Previous engineers' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const link = screen.getByRole('link', { name: 'See Open Positions (opens in a new tab)' });
  expect(link).toHaveAttribute('href', site.links.careersPage);
});

test('has structured data about the company and its people', () => {
  const props = pageProps();
  const { site } = props;
  const [, company] = page.head(props).jsonLd ?? [];

  expect(company).toMatchObject({
    '@type': 'Organization',
    legalName: site.product.legalName,
    url: site.siteUrl,
    sameAs: Object.values(site.links.social),
  });
  expect(company?.['employee']).toHaveLength([...leaders, ...clinicalTeam, ...techTeam].length);
});
