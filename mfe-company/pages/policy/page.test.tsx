import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { pageProps } from '../../testing/page-props.ts';
import accessibilityDocument from '../../content/policies/accessibility.md';
import howWeMakeContentDocument from '../../content/policies/how-we-make-content.md';
import privacyPolicyDocument from '../../content/policies/privacy-policy.md';
import refundPolicyDocument from '../../content/policies/refund-policy.md';
import { policyPage } from './page.tsx';

const privacyPolicy = policyPage('/privacy-policy', privacyPolicyDocument);
const refundPolicy = policyPage('/refund-policy', refundPolicyDocument);
const accessibility = policyPage('/company/accessibility', accessibilityDocument);
const howWeMakeContent = policyPage('/company/how-we-make-content', howWeMakeContentDocument);

function renderPage(page: Page) {
  const props = pageProps();
  render(page.render(props));
  return props;
}

function section(title: string): HTMLElement {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!found) throw new Error(`“${title}” is not a section.`);
  return found;
}

const pages = [
  { path: '/privacy-policy', page: privacyPolicy },
  { path: '/refund-policy', page: refundPolicy },
  { path: '/company/accessibility', page: accessibility },
  { path: '/company/how-we-make-content', page: howWeMakeContent },
];

test.each(pages)('$path has a table of contents and its effective date', ({ path, page }) => {
  const { site } = renderPage(page);

  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const lines = within(contents).getAllByRole('link');
  expect(lines.length).toBeGreaterThanOrEqual(5);
  for (const line of lines) {
    const target = document.querySelector(line.getAttribute('href') ?? '');
    expect(target?.querySelector('h2')).toHaveTextContent(line.textContent);
  }
  const { jsonLd = [] } = page.head({ site, params: {}, data: undefined });
  expect(jsonLd[1]).toMatchObject({
    '@type': 'WebPage',
    url: `${site.siteUrl}${path}`,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('the privacy policy is dated August 10, 2023 and covers all required topics', () => {
  renderPage(privacyPolicy);

  expect(
    screen.getByText('August 10, 2023', { selector: 'li:not(.ui-bullets li) time' }),
  ).toHaveAttribute('datetime', '2023-08-10');
  for (const [title, words] of [
    ['Consent', /./],
    ['Information we collect', /./],
    ['How we use your information', /./],
    ['Log files', /./],
    ['Advertising partners', /./],
    ['Children under 13', /./],
    ['Your rights in California (CCPA)', /within one month/],
    ['Your rights in Europe (GDPR)', /within one month/],
    ['Your rights in India (DPDP Act)', /under 18/],
  ] as const) {
    expect(section(title)).toHaveTextContent(words);
  }
});

test('takes the retention period and the complaints contact from the configuration', () => {
  const keepForDays = { messages: 11, callBacks: 12, waitlist: 13, deletionRequests: 14 };
  const officer = {
    name: 'Devika Rao',
    title: 'Data Officer',
    email: 'devika@tulsi.example',
    phone: '080 5550 0177',
    phoneLink: 'tel:+918055500177',
  };
  const props = pageProps();
  const data = {
    ...props.site.data,
    keepForDays: { ...props.site.data.keepForDays, ...keepForDays },
    screeningKeptForYears: 5,
    grievanceOfficer: officer,
  };
  render(privacyPolicy.render({ ...props, site: { ...props.site, data } }));

  const times = within(section('Information we collect'))
    .getAllByText('How long')
    .map((term) => /\d+ \w+/.exec(term.nextElementSibling?.textContent ?? '')?.[0]);
  expect(times).toEqual(['11 days', '12 days', '13 days', '14 days', '5 years']);
  for (const title of ['Your rights in India (DPDP Act)', 'Questions and complaints']) {
    const inSection = within(section(title));
    expect(section(title)).toHaveTextContent('Devika Rao, our Data Officer');
    const email = inSection.getByRole('link', { name: 'devika@tulsi.example' });
    expect(email).toHaveAttribute('href', 'mailto:devika@tulsi.example');
    const phone = inSection.getByRole('link', { name: '080 5550 0177' });
    expect(phone).toHaveAttribute('href', 'tel:+918055500177');
  }
});

test('the refund policy states its dates and both time limits', () => {
  renderPage(refundPolicy);

  const dates = screen.getAllByText('1 Aug 2024');
  expect(dates[0]?.parentElement).toHaveTextContent('Last updated 1 Aug 2024');
  expect(dates[1]?.parentElement).toHaveTextContent('Effective 1 Aug 2024');
  expect(section('How long it takes')).toHaveTextContent(/7 working days after it reaches us/);
  expect(section('How long it takes')).toHaveTextContent(/14 working days after we approve it/);
});
