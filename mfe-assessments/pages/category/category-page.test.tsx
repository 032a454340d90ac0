import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { behaviouralCards, learningCards } from '../../content/condition-lists.data.ts';
import {
  behaviouralCategory,
  learningCategory,
  physicalCategory,
  site,
} from '../../testing/documents.ts';
import { contentFor, renderPage } from '../../testing/render-page.tsx';
import { categoryPage } from './category-page.tsx';

const behavioural = behaviouralCards().then((cards) => categoryPage(behaviouralCategory, cards));
const learning = learningCards().then((cards) => categoryPage(learningCategory, cards));
const physical = categoryPage(physicalCategory);

test('a category shows the old and the new price', async () => {
  renderPage(await behavioural, {
    site: { ...site, prices: { ...site.prices, categoryWas: 7499, categoryNow: 2999 } },
  });
  const price = screen.getByText('All assessment at a discounted price').parentElement;
  expect(price).toHaveTextContent('Was ₹7,499 now ₹2,999 only');
  expect(price?.querySelector('s')).toHaveTextContent('₹7,499');
});

const comparedPrices = {
  site: {
    ...site,
    prices: {
      ...site.prices,
      categoryNow: 2999,
      behaviouralCondition: 999,
      developmentalMilestone: 999,
      learningCondition: 349,
    },
  },
};

test('an age says what its questionnaires cost one by one, if that is less', async () => {
  renderPage(await behavioural, comparedPrices);
  const at = (name: string) => contentFor(screen.getByRole('radio', { name }));
  expect(screen.getByText(/At some ages they cost less one by one/)).toBeVisible();
  expect(at('0–1 years')).toHaveTextContent('On its own it costs ₹999, which is less.');
  expect(at('1–4 years')).not.toHaveTextContent('which is less');
});

test('a category of one age says beside its price what the questionnaires cost one by one', async () => {
  renderPage(await learning, comparedPrices);
  expect(screen.getByText(/Before you pay/)).toHaveTextContent(
    'One by one, the 3 questionnaires for 5–15 years cost ₹1,047. That is less',
  );
  expect(screen.queryByText(/At some ages/)).toBeNull();
});

test('an age lists what a parent must know of its questionnaires before paying', async () => {
  renderPage(await behavioural);
  const at = (name: string) => contentFor(screen.getByRole('radio', { name }));
  expect(at('1–4 years')).toHaveTextContent('not an ADHD test');
  expect(at('1–4 years')).toHaveTextContent('Our questionnaire is for 2–17 years.');
  expect(at('6–17 years')).toHaveTextContent('too little evidence');
});

test('each age lists its assessments, and no age is selected initially', async () => {
  renderPage(await behavioural);
  const at = (name: string) => within(contentFor(screen.getByRole('radio', { name })));
  const namedAt = (name: string) =>
    at(name)
      .getAllByRole('link')
      .map((link) => link.textContent);

  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(namedAt('0–1 years')).toEqual(['Development Milestones']);
  expect(namedAt('1–4 years')).toEqual([
    'ADHD',
    'Autism',
    'Development Milestones',
    'Screen Dependency Disorder',
  ]);
  expect(at('4–6 years').getByRole('link', { name: 'Autism' })).toHaveAttribute(
    'href',
    '/assessments/behavioral/autism?months=48-72',
  );
});

// The age range of our questionnaire must not keep anyone from help.
test('depression is offered at ages beyond its questionnaire, with the questionnaire’s ages', async () => {
  renderPage(await behavioural);

  const older = contentFor(screen.getByRole('radio', { name: '6–17 years' }));
  const depression = within(older).getByRole('link', { name: 'Depression' });
  expect(depression.parentElement).toHaveTextContent('Our questionnaire is for 8–11 years.');
});

test('a card lists its matching ages, each with a link that passes the age on', async () => {
  renderPage(await behavioural);
  const card = screen.getByRole('link', { name: 'Read more about ADHD' }).closest('article');
  expect(card).toHaveAttribute('data-ages', '1 2 3');
  const links = [...(card?.querySelectorAll('a[data-at-age]') ?? [])];
  expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['For 1–4 years Read more about ADHD', '/assessments/behavioral/adhd?months=12-48'],
    ['For 4–6 years Read more about ADHD', '/assessments/behavioral/adhd?months=48-72'],
    ['For 6–17 years Read more about ADHD', '/assessments/behavioral/adhd?months=72-204'],
  ]);
});

test.each([
  ['behavioural', behavioural],
  ['learning', learning],
])(
  'the %s page offers help for a child in danger before the questionnaire',
  async (_topic, page) => {
    renderPage(await page);

    const help = screen.getByRole('link', { name: 'What to do now' });
    expect(help).toHaveAttribute('href', '/blog/103#in-post-suicide-and-self-harm');
    expect(help.closest('p')).toHaveTextContent('get help before any questionnaire');
    const start = screen.getByRole('link', { name: /^Get started with assessment/ });
    expect(help.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(start).toHaveAttribute('href', site.links.assessmentSite);
    expect(start).toHaveAccessibleDescription(/Screening is not diagnosis/);
  },
);

test('the physical page has no links on its cards and no price, and offers only visits in Bengaluru', () => {
  renderPage(physical);

  const list = screen.getByRole('heading', { name: 'SPO2' }).closest('ul');
  expect(list?.children).toHaveLength(physicalCategory.parameters.length);
  expect(within(list ?? document.body).queryAllByRole('button')).toEqual([]);
  const links = within(list ?? document.body).queryAllByRole('link');
  expect(links.filter((link) => !/^Source \d+$/.test(link.ariaLabel ?? ''))).toEqual([]);
  expect(document.body.textContent).not.toContain('₹');

  const clinics = within(screen.getByRole('combobox', { name: 'Select Clinic' }));
  expect(clinics.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bengaluru']);
});

test('offers a call back if no booking provider is configured', async () => {
  const user = userEvent.setup();
  const withoutDesk = { ...site, thirdParties: { ...site.thirdParties, appointment: null } };
  const { openDialog } = renderPage(physical, { site: withoutDesk });

  await user.click(screen.getByText('Book consultation visit'));
  expect(openDialog).toHaveBeenCalledWith({
    dialog: 'call-back',
    wanted: 'a consultation visit at the clinic in Bengaluru',
  });
});

test('has structured data about conditions, ages and sources', async () => {
  const { head } = renderPage(await behavioural);

  expect(head.jsonLd?.[1]).toMatchObject({
    about: expect.arrayContaining([{ '@type': 'MedicalCondition', name: 'ADHD' }]),
    audience: {
      '@type': 'ParentAudience',
      childMinAge: 0,
      childMaxAge: behaviouralCategory.ages.at(-1)?.to,
    },
    citation: expect.arrayContaining(['https://doi.org/10.1186/1753-2000-8-22']),
  });
});
