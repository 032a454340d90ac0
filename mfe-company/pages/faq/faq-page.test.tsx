import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { faq } from '../../content/faq.ts';
import { FaqPage } from './faq-page.tsx';

beforeEach(() => {
  // The test document has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  window.location.hash = '';
});

const site = configuredSite();

const nothing = () => {};

function renderPage() {
  render(
    <FaqPage
      site={site}
      params={{}}
      data={undefined}
      openDialog={nothing}
      notify={nothing}
      setTitlePrefix={nothing}
    />,
  );
}

/** A question as it stands in its list, with its answer. */
function item(question: string): HTMLElement {
  const details = screen.getByRole('heading', { name: question }).closest('details');
  if (!details) throw new Error(`“${question}” does not open.`);
  return details;
}

test('shows fourteen questions, all closed', () => {
  renderPage();

  const questions = screen.getAllByRole('heading', { name: /\?$/ }).slice(0, -1);
  expect(questions).toHaveLength(14);
  for (const { textContent } of questions) {
    expect(item(textContent)).not.toHaveAttribute('open');
  }
});

test('opening another question closes the first', async () => {
  const user = userEvent.setup();
  renderPage();

  await user.click(screen.getByText('Why should my child be screened?'));
  expect(screen.getByText(/Some things are easy to miss at home/)).toBeVisible();

  await user.click(screen.getByText('Is screening safe for my child?'));
  expect(screen.getByText(/Behavioural assessments are made of questions/)).toBeVisible();
  expect(screen.getByText(/Some things are easy to miss at home/)).not.toBeVisible();
});

test('pressing the open question closes it', async () => {
  const user = userEvent.setup();
  renderPage();

  await user.click(screen.getByText('Why should my child be screened?'));
  await user.click(screen.getByText('Why should my child be screened?'));

  expect(screen.getByText(/Some things are easy to miss at home/)).not.toBeVisible();
});

test.each(faq.questions.map(({ id, question }) => ({ id, question })))(
  'the address with #$id opens its question and no other',
  ({ id, question }) => {
    window.location.hash = id;

    renderPage();

    const open = screen.getAllByRole('group').filter((details) => details.hasAttribute('open'));
    expect(open).toEqual([item(question)]);
  },
);

test('each answer has a link of its own that can be kept or sent', () => {
  renderPage();

  for (const { id, question } of faq.questions) {
    const link = within(item(question)).getByText('Link to this answer').closest('a');
    expect(link).toHaveAttribute('href', `#${id}`);
  }
});

test('the page begins with where it is and what it is, like the others', () => {
  renderPage();

  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByText('Questions and answers')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questions and answers');
});

test('where the data is kept is said in the answer itself, from the configuration', () => {
  renderPage();

  const answer = item('Where is my child’s data kept?');
  expect(answer).toHaveTextContent(`We keep your child’s data in ${site.data.keptIn}.`);
  expect(answer).toHaveTextContent(site.data.keptBy);
});

test('the last answer links to the privacy policy', () => {
  renderPage();

  const last = within(item('What rights do I have as a parent?'));
  expect(last.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('answers give the configured phone number and email as links', () => {
  renderPage();

  const { phone, phoneLink, email } = site.contact;
  const answer = within(item('Who can I ask when something is not clear?'));
  expect(answer.getByRole('link', { name: phone })).toHaveAttribute('href', phoneLink);
  expect(answer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

test('a parent who did not find an answer can write or call', () => {
  renderPage();

  expect(screen.getByRole('heading', { name: 'Did not find your answer?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contactUs');
  const calls = screen.getAllByRole('link', { name: site.contact.phone });
  expect(calls.at(-1)).toHaveAttribute('href', site.contact.phoneLink);
  expect(calls.at(-1)).toBeVisible();
});

test('no placeholder is left in what the visitor reads', () => {
  renderPage();

  expect(document.body).toHaveTextContent(site.product.name);
  expect(document.body.textContent).not.toMatch(/[{}]/);
});
