import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Faq } from '../../content/page-schemas.ts';
import faqDocument from '../../content/faq.md';
import { pageProps } from '../../testing/page-props.ts';
import { page } from './page.tsx';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { plainAnswer } from './plain-answer.ts';

const faq = contentOf<Faq>(faqDocument);

function renderPage() {
  const props = pageProps();
  render(page.render(props));
  return props.site;
}

/** A question with its answer. */
function item(question: string): HTMLElement {
  const details = screen.getByRole('heading', { name: question }).closest('details');
  if (!details) throw new Error(`“${question}” is not in a details element.`);
  return details;
}

test('shows all questions collapsed, each with a permalink', () => {
  renderPage();

  expect(document.querySelectorAll('details')).toHaveLength(faq.questions.length);
  for (const { id, question } of faq.questions) {
    expect(item(question)).not.toHaveAttribute('open');
    const link = within(item(question)).getByText('Link to this answer').closest('a');
    expect(link).toHaveAttribute('href', `#${id}`);
    expect(item(question).querySelector(`#${id}`)).not.toBeNull();
  }
});

test('answers use the configured facts, and link to the policy, phone and email', () => {
  const { data, contact } = renderPage();

  const kept = item('Where is my child’s data kept?');
  expect(kept).toHaveTextContent(`We keep your child’s data in ${data.keptIn}.`);
  expect(kept).toHaveTextContent(data.keptBy);
  const rights = within(item('What rights do I have as a parent?'));
  expect(rights.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  const { phone, phoneLink, email } = contact;
  const answer = within(item('Who can I ask if something is not clear?'));
  expect(answer.getByRole('link', { name: phone })).toHaveAttribute('href', phoneLink);
  expect(answer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

const site = configuredSite();

test('has all answers as plain text in the structured data', () => {
  const [, list] = page.head(pageProps()).jsonLd ?? [];
  expect(list?.['@type']).toBe('FAQPage');
  expect(list?.['mainEntity']).toHaveLength(faq.questions.length);
  expect(list?.['mainEntity']).toContainEqual({
    '@type': 'Question',
    name: 'Who can I ask if something is not clear?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: `Call us on ${site.contact.phone}. We are open ${site.contact.hours}. You can also write to ${site.contact.email} or use the form on our contact page. We reply within 48 hours. In an emergency, please do not wait for our reply. Call 112 at any hour.`,
    },
  });
  expect(JSON.stringify(list)).not.toMatch(/[<>]/);
});

test.each([
  ['parts of a sentence', 'You have:', ['a report', 'a record'], 'You have: a report; a record.'],
  [
    'sentences',
    'Ask us:',
    ['Which ages?', 'How was it tested?'],
    'Ask us: Which ages? How was it tested?',
  ],
  ['partly sentences', 'You have:', ['A report.', 'a record'], 'You have: A report.; a record.'],
])('formats list items that are %s', (_case, intro, items, answer) => {
  expect(
    plainAnswer(
      [
        { kind: 'paragraph', text: intro },
        { kind: 'list', items },
      ],
      site,
    ),
  ).toBe(answer);
});

test('reduces links to their text, and concatenates blocks', () => {
  const page = { kind: 'page', text: 'page', to: '/clinic' } as const;
  expect(
    plainAnswer(
      [
        { kind: 'paragraph', text: 'The {product} app shows it.' },
        {
          kind: 'link-paragraph',
          parts: ['Call ', { kind: 'phone' }, ' or see the ', page, '.'],
        },
      ],
      site,
    ),
  ).toBe(`The ${site.product.name} app shows it. Call ${site.contact.phone} or see the page.`);
});
