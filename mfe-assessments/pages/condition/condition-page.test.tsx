import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { dangerStrips, dangerText } from '@site/kit/safety/safety.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConditionContent, SideOfLife } from '../../content/condition-schema.ts';
import { site } from '../../testing/documents.ts';
import { smallCondition } from '../../testing/small-condition.ts';
import { visit } from '../../testing/visit.tsx';

function hrefsIn(part: HTMLElement): (string | null)[] {
  return within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('starts with its name and breadcrumbs, and shows help before anything for sale', async () => {
  await visit([smallCondition]);

  expect(
    screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent),
  ).toEqual(['Small A Small Condition']);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(hrefsIn(trail)).toEqual(['/', '/assessments/behavioral']);
  const short = screen.getByText('Small in three ways.');
  const help = screen.getByRole('heading', { name: 'When to get help' });
  expect(short.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(sections()).toEqual([
    'When to get help',
    'What you may notice',
    'Talk to someone',
    'About the assessment',
    'All about small',
    'Everyday life',
    'You may also want to read',
    'How we wrote this page',
  ]);
});

test('shows its reviewer and numbered sources, and fills in related links', async () => {
  await visit([smallCondition], {
    site: { ...site, product: { ...site.product, name: 'Another Name' } },
  });

  expect(screen.getByText('A fact about Another Name.')).toBeVisible();
  expect(screen.getByText('Another Name content team')).toBeVisible();
  expect(screen.getByText('Awaiting clinical review')).toBeVisible();
  const claim = within(screen.getByText('It is a small condition.'));
  expect(claim.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#source-1',
    '#source-2',
  ]);
  expect(document.getElementById('source-2')).toHaveTextContent('A book. A house, 2020.');
  expect(
    smallCondition.related.map(({ label }) =>
      screen.getByRole('link', { name: label }).getAttribute('href'),
    ),
  ).toEqual(['/assessments/behavioral/adhd', `/${site.product.slug}-offerings/hearing`]);
});

test('the assessment opens in a new tab, with a note that it is not a diagnosis', async () => {
  await visit([smallCondition]);

  const start = screen.getByRole('link', {
    name: 'Get started with assessment (opens in a new tab)',
  });
  expect(start).toHaveAttribute('href', site.links.assessments.autism);
  expect(start).toHaveAttribute('target', '_blank');
  expect(start).toHaveAttribute('rel', 'noopener');
  expect(start).toHaveAccessibleDescription(/^Screening is not diagnosis\./);
});

test.each([
  ['behaviouralCondition', '₹1,24,999'],
  ['learningCondition', '₹349'],
] as const)('the price is the configured %s, in Indian format', async (priceKey, price) => {
  const prices = { ...site.prices, behaviouralCondition: 124999 };
  await visit([{ ...smallCondition, priceKey }], { site: { ...site, prices } });

  expect(screen.getByText(price)).toBeVisible();
});

test('shows a single age band as text', async () => {
  const covers = [{ text: 'For everybody.' }];
  await visit([{ ...smallCondition, ageBands: [{ from: 6, to: null, unit: 'years', covers }] }]);

  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('For children aged 6 and over')).toBeVisible();
  expect(screen.getByText('For everybody.')).toBeVisible();
});

test('shared advice with phone links follows the cards', async () => {
  const urgent = { ...smallCondition.care.urgent, place: 'Nearest eye hospital' };
  await visit([
    {
      ...smallCondition,
      care: { ...smallCondition.care, urgent },
      safetyAdvice: ['seizure', 'suicide-and-self-harm'],
    },
  ]);

  const help = screen.getByRole('heading', { name: 'When to get help' }).closest('section');
  if (!help) throw new Error('The page has no section “When to get help”.');
  expect(
    within(help)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'See your doctor',
    'Urgent: call today',
    'Emergency: act now',
    'Seizure (fit)',
    'Suicide and self-harm',
    'The essentials, on two sheets',
  ]);
  expect(screen.getByText('Nearest eye hospital')).toBeVisible();
  for (const number of ['14416', '112', '1098']) {
    const [link] = within(help).getAllByRole('link', { name: new RegExp(`^${number} `) });
    expect(link).toHaveAttribute('href', `tel:${number}`);
  }
});

test('shows the text of a danger only once if the cards above also contain it', async () => {
  const fever = dangerText('feverUnderThreeMonths');
  const withCard: ConditionContent = {
    ...smallCondition,
    safetyAdvice: ['fever-under-three-months'],
  };
  await visit([withCard]);
  expect(screen.getAllByText(fever)).toHaveLength(1);
  cleanup();

  const { care } = withCard;
  const emergency = { ...care.emergency, bullets: [...care.emergency.bullets, fever] };
  await visit([{ ...withCard, care: { ...care, emergency } }]);
  expect(screen.getAllByText(fever).map(({ tagName }) => tagName)).toEqual(['LI']);
  expect(
    screen.getByRole('heading', { name: 'Fever or a low temperature in a baby under 3 months' }),
  ).toBeVisible();
});

/** The headings of the sections, in page order. */
function sections(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

test('everyday life shows safety first, and names the other topics while they are collapsed', async () => {
  const { groups } = smallCondition.livingWith;
  const safe: SideOfLife = { heading: 'Near water', safety: true, items: [{ text: 'Stay near.' }] };
  await visit([
    { ...smallCondition, livingWith: { ...smallCondition.livingWith, groups: [...groups, safe] } },
  ]);

  expect(screen.getByText('Stay near.')).toBeVisible();
  const [first] = groups;
  const folded = screen.getByText(first?.items[0]?.text ?? 'nothing');
  expect(folded).not.toBeVisible();
  expect(folded.compareDocumentPosition(screen.getByText('Stay near.'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  await userEvent.click(
    screen.getByText(groups.map(({ heading }) => heading).join('\u00A0· '), {
      selector: 'summary',
    }),
  );
  expect(folded).toBeVisible();
});

test('everyday life links to the page on help at school wherever it mentions that', async () => {
  const { groups } = smallCondition.livingWith;
  const school: SideOfLife = { heading: 'School', atSchool: true, items: [{ text: 'Ask early.' }] };
  await visit([
    {
      ...smallCondition,
      livingWith: { ...smallCondition.livingWith, groups: [...groups, school] },
    },
  ]);

  await userEvent.click(screen.getByText(/School$/, { selector: 'summary' }));
  const links = screen.getAllByRole('link', { name: 'Help at school and in exams, step by step' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assessments/help-at-school']);
  expect(screen.getByText('Ask early.').closest('li')).toBeVisible();
});

test('shows whom to call and the first answers before the price, and no suicide strip by default', async () => {
  const before = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  await visit([smallCondition]);
  const box = screen.getByText('Will it pass?').closest('[data-in-brief]');
  if (!(box instanceof HTMLElement)) throw new Error('The page has no box.');
  expect(hrefsIn(box)).toEqual(['tel:14416', 'tel:112']);
  expect(box).toHaveTextContent('Will it pass? It often passes.');
  expect(before(box, screen.getByRole('link', { name: /^Get started/ }))).toBeTruthy();
  expect(screen.queryByText(dangerStrips.suicide.text, { exact: false })).toBeNull();
});

test('shows the first steps after suicide and abuse, with a link to all of them', async () => {
  await visit([
    { ...smallCondition, safetyAdvice: ['suicide-and-self-harm', 'sexual-abuse', 'seizure'] },
  ]);
  const isWhole = (name: string) => screen.getByRole('heading', { name }).closest('details');
  const names = ['Suicide and self-harm', 'Sexual abuse', 'Seizure (fit)'];
  expect(names.filter(isWhole)).toEqual(['Seizure (fit)']);
  const toTheRest = screen.getAllByRole('link', { name: /: every step, and what the law says$/ });
  expect(toTheRest.map((link) => link.getAttribute('href'))).toEqual([
    '/blog/103#in-post-suicide-and-self-harm',
    '/blog/103#in-post-sexual-abuse',
  ]);
});

test('with the suicide strip, shows the phone numbers there instead of in the box', async () => {
  await visit([{ ...smallCondition, warnsOfSuicide: true }]);
  const strip = screen.getByText(dangerStrips.suicide.text).closest('p');
  if (!strip) throw new Error('The page has no strip.');
  expect(hrefsIn(strip)).toEqual(['tel:14416', 'tel:112']);
  const box = screen.getByText('Will it pass?').closest('[data-in-brief]');
  expect(box?.querySelector('a')).toBeNull();
});
