import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { condition as developmentalMilestone } from '../../content/behavioural/developmental-milestone.ts';
import type { SideOfLife } from '../../content/condition-schema.ts';
import { site } from '../../testing/site.ts';
import { smallCondition } from '../../testing/small-condition.ts';
import { saidOf } from '../../testing/said-of.ts';
import { visit } from '../../testing/visit.tsx';

test('the heading has the short and the full name, and is the only one of its level', async () => {
  await visit([smallCondition]);

  expect(
    screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent),
  ).toEqual(['Small A Small Condition']);
});

test('the trail leads to Home and to the page of the topic', async () => {
  await visit([smallCondition]);

  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Behavioural',
    'Small',
  ]);
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/assessments/behavioral',
  ]);
});

test('the signs are named in a few words before help and everything else', async () => {
  await visit([smallCondition]);

  const short = screen.getByRole('list', { name: 'Signs in short' });
  const titles = smallCondition.symptoms.cards.map(({ title }) => title);
  expect(
    within(short)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(titles);
  const help = screen.getByRole('heading', { name: 'When to get help' });
  expect(short.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where signs go by age none are named before the age is chosen', async () => {
  await visit([developmentalMilestone()]);

  expect(screen.queryByRole('list', { name: 'Signs in short' })).toBeNull();
});

test.each([
  ['behaviouralCondition', '₹999'],
  ['learningCondition', '₹349'],
] as const)('the price is the configured %s', async (priceKey, price) => {
  await visit([{ ...smallCondition, priceKey }]);

  expect(screen.getByText(price)).toBeVisible();
});

test('a large price is written the Indian way', async () => {
  const prices = { ...site.prices, behaviouralCondition: 124999 };
  await visit([smallCondition], { site: { ...site, prices } });

  expect(screen.getByText('₹1,24,999')).toBeVisible();
});

test('each age has what is said of it, and none is chosen before the parent chooses', async () => {
  await visit([smallCondition]);
  const ages = within(screen.getByRole('group', { name: 'How old is your child?' }));

  expect(ages.queryByRole('radio', { checked: true })).toBeNull();
  expect(saidOf(ages.getByRole('radio', { name: '4–17 years' }))).toHaveTextContent('For pupils.');
  expect(saidOf(ages.getByRole('radio', { name: '1–4 years' }))).toHaveTextContent('For toddlers.');
});

test('a single age band is named, not asked for', async () => {
  const covers = [{ text: 'For everybody.' }];
  await visit([{ ...smallCondition, ageBands: [{ from: 6, to: null, unit: 'years', covers }] }]);

  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('For children aged 6 and over')).toBeVisible();
  expect(screen.getByText('For everybody.')).toBeVisible();
});

test('the assessment opens in a new tab, and says before that it is no diagnosis', async () => {
  await visit([smallCondition]);

  const start = screen.getByRole('link', {
    name: 'Get started with assessment (opens in a new tab)',
  });
  expect(start).toHaveAttribute('href', site.links.assessments.autism);
  expect(start).toHaveAttribute('target', '_blank');
  expect(start).toHaveAttribute('rel', 'noopener');
  expect(start).toHaveAccessibleDescription(/^Screening is not diagnosis\./);
});

test('an expert is one press away', async () => {
  await visit([smallCondition]);

  expect(screen.getByRole('link', { name: 'Consult our expert' })).toHaveAttribute(
    'href',
    '/clinic',
  );
});

test('three pictures show what a parent may notice', async () => {
  await visit([smallCondition]);

  for (const { title, picture } of smallCondition.symptoms.cards) {
    const card = screen.getByRole('heading', { name: title }).closest('article');
    if (!card) throw new Error(`“${title}” is not on a card.`);
    expect(within(card).getByRole('img', { name: picture.alt })).toHaveAttribute(
      'src',
      `${site.assetBase}/${picture.src}`,
    );
  }
});

test.each(['14416', '112', '1098'])('%s can be called', async (number) => {
  await visit([{ ...smallCondition, safetyAdvice: [] }]);

  expect(screen.getByRole('link', { name: new RegExp(`^${number} `) })).toHaveAttribute(
    'href',
    `tel:${number}`,
  );
});

test('where to go can stand in place of a number', async () => {
  const urgent = { ...smallCondition.care.urgent, helplines: [], place: 'Nearest eye hospital' };
  await visit([{ ...smallCondition, care: { ...smallCondition.care, urgent } }]);

  expect(screen.getByRole('heading', { level: 3, name: 'Urgent: go today' })).toBeVisible();
  expect(screen.getByText('Nearest eye hospital')).toBeVisible();
});

test('the shared advice that a page asks for stands under its cards, in its order', async () => {
  await visit([{ ...smallCondition, safetyAdvice: ['seizure', 'suicide-and-self-harm'] }]);

  const help = screen.getByRole('heading', { name: 'When to get help' }).closest('section');
  if (!help) throw new Error('“When to get help” is not a section.');
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
  ]);
});

test('what it costs stands after everyday life, where the page says so', async () => {
  const cost = {
    heading: 'What it costs',
    intro: { text: 'It varies.' },
    items: [{ text: 'A government hospital.' }],
  };
  await visit([{ ...smallCondition, cost }]);

  const parts = sections();
  expect(parts[parts.indexOf('Everyday life') + 1]).toBe('What it costs');
  expect(screen.getByText('A government hospital.')).toBeVisible();
});

/** The headings of the sections, from the top of the page down. */
function sections(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

test('a letter to copy is written in paragraphs, other sides of everyday life in points', async () => {
  const letter: SideOfLife = {
    heading: 'A letter',
    letter: true,
    items: [{ text: 'Dear Principal.' }, { text: 'Thank you.' }],
  };
  await visit([
    {
      ...smallCondition,
      livingWith: {
        ...smallCondition.livingWith,
        groups: [...smallCondition.livingWith.groups, letter],
      },
    },
  ]);

  const sheet = screen.getByRole('heading', { name: 'A letter' }).closest('article');
  expect(within(sheet ?? document.body).queryByRole('list')).toBeNull();
  expect(screen.getByText('Dear Principal.').closest('p')).toBeVisible();
  expect(screen.getByText('Life 1, point 1').closest('li')).toBeVisible();
});

test('help stands first, before anything that is sold, and the sources last', async () => {
  await visit([smallCondition]);

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

test('raised numbers lead to their sources in the list, in its order', async () => {
  await visit([smallCondition]);

  const claim = within(screen.getByText('It is a small condition.'));
  expect(claim.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#source-1',
    '#source-2',
  ]);
  expect(claim.getByRole('link', { name: 'Source 2' })).toHaveTextContent('2');
  expect(document.getElementById('source-2')).toHaveTextContent('A book. A house, 2020.');
});

test('a page that no clinician has reviewed says so', async () => {
  await visit([smallCondition]);

  expect(screen.getByText('Awaiting clinical review')).toBeVisible();
});

test('a reviewed page names the clinician', async () => {
  const reviewedBy = { name: 'Dr Meera Rao', qualification: 'MD', registration: 'KMC 12345' };
  await visit([{ ...smallCondition, reviewedBy, reviewedOn: '2026-11-21' }]);

  expect(screen.getByText('Dr Meera Rao, MD, KMC 12345')).toBeVisible();
});

test('the brand is written as it is configured', async () => {
  await visit([smallCondition], {
    site: { ...site, product: { ...site.product, name: 'Another Name' } },
  });

  expect(screen.getByText('A fact about Another Name.')).toBeVisible();
  expect(screen.getByText('Another Name content team')).toBeVisible();
});

test('related pages are linked, with the configured product in their address', async () => {
  await visit([smallCondition]);

  expect(
    smallCondition.related.map(({ label }) =>
      screen.getByRole('link', { name: label }).getAttribute('href'),
    ),
  ).toEqual(['/assessments/behavioral/adhd', `/${site.product.slug}-offerings/hearing`]);
});
