import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { LeadershipTeam, Team } from '../../content/people-schemas.ts';
import leadershipTeam from '../../content/leadership-team.md';
import clinical from '../../content/teams/clinical.yaml';
import tech from '../../content/teams/tech.yaml';
import { pageProps } from '../../testing/page-props.ts';
import { page as careersPage } from '../careers/page.tsx';
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
  ['Leadership Team', leaders.map(({ leaderName, role }) => [leaderName, role])],
  ['Clinical Team', clinicalTeam.map(({ name, details }) => [name, details])],
  ['Tech Team', techTeam.map(({ name, details }) => [name, details])],
])(
  'the %s has a row of all its people with their roles, which does not wrap around',
  (label, people) => {
    renderPage();

    const carousel = screen.getByRole('region', { name: label });
    expect(
      within(carousel)
        .getAllByRole('heading', { level: 3 })
        .map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    ).toEqual(people);
    const [previous] = within(carousel).getAllByRole('button', { name: /^Previous / });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
  },
);

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

test('the link to the open positions opens and announces another site', () => {
  const props = pageProps();
  render(careersPage.render(props));

  const positions = screen.getByRole('link', { name: 'See Open Positions (opens in a new tab)' });
  expect(positions).toHaveAttribute('href', props.site.links.careersPage);
  expect(positions).toHaveAttribute('target', '_blank');
  expect(positions).toHaveAccessibleDescription(/professional network/);
});
