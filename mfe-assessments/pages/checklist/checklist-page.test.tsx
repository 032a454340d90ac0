import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { checklists, site } from '../../testing/documents.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { formatDay } from './sheet-sections.tsx';
import { checklistPage } from './checklist-page.tsx';

const [adhdChecklist] = checklists.filter(({ slug }) => slug === 'adhd');
if (!adhdChecklist) throw new Error('ADHD has no checklist.');
const page = checklistPage(adhdChecklist);

test('the English checklist has every sign, writing lines and the suicide warning', () => {
  renderPage(page);

  for (const { en } of adhdChecklist.signs) {
    expect(screen.getByRole('checkbox', { name: en })).not.toBeChecked();
  }
  for (const line of ['Child’s name', 'Age', 'Date', 'Since when?', 'What helps']) {
    expect(screen.getByRole('textbox', { name: line })).toBeVisible();
  }
  expect(screen.getByText(/This list is not a diagnosis/)).toHaveTextContent(
    'if you are worried, see a doctor',
  );
  const warning = screen.getByText(/talks about suicide/);
  expect(warning).toHaveTextContent('stay with them');
  expect(warning).toHaveTextContent('See a doctor today');
  expect(warning).toHaveTextContent('call 112 or go to the nearest hospital now');
  const sign = screen.getByRole('checkbox', { name: adhdChecklist.signs[0]?.en ?? '' });
  fireEvent.click(sign);
  expect(sign).toBeChecked();
  // A parent's notes about a child must never be sent.
  expect(sign.closest('form')).toBeNull();
});

test.each([
  ['hi', 'हिंदी', 'This Hindi translation is awaiting a native reviewer.'],
  ['kn', 'ಕನ್ನಡ', 'This Kannada translation is awaiting a native reviewer.'],
] as const)(
  'the checklist in %s is marked up in its language and says that it awaits a reviewer',
  (language, own, english) => {
    renderPage(page, { params: { '*': language } });

    const sheet = screen.getByRole('article');
    expect(sheet).toHaveAttribute('lang', language);
    expect(screen.getByText(english)).toHaveAttribute('lang', 'en');
    expect(screen.getByText(english).parentElement).toHaveTextContent(own);
    for (const sign of adhdChecklist.signs) expect(sheet).toHaveTextContent(sign[language]);
  },
);

test.each([
  ['hi', ['होम', 'व्यवहार'], 'सुबह 10:30 से रात 8 बजे तक'],
  ['kn', ['ಮುಖಪುಟ', 'ವರ್ತನೆ'], 'ಬೆಳಿಗ್ಗೆ 10:30–ರಾತ್ರಿ 8'],
] as const)(
  'the checklist in %s has its path and opening hours in its language',
  (language, path, hours) => {
    renderPage(page, { params: { '*': language } });

    const [home, topic] = within(
      screen.getByRole('navigation', { name: 'Breadcrumb' }),
    ).getAllByRole('link');
    expect([home?.textContent, topic?.textContent]).toEqual(path);
    expect(home?.closest('[lang]')).toHaveAttribute('lang', language);
    expect(screen.getByRole('article')).toHaveTextContent(hours);
  },
);

test('a reviewed translation has no warning', () => {
  const reader = { name: 'A Reader', on: '2026-12-01' };
  renderPage(checklistPage({ ...adhdChecklist, readBy: { hi: reader, kn: null } }), {
    params: { '*': 'hi' },
  });

  expect(screen.queryByText(/awaiting a native reviewer/)).not.toBeInTheDocument();
});

test('the languages are plain links, each labelled and marked up in its own language', () => {
  renderPage(page, { params: { '*': 'hi' } });
  const links = within(screen.getByRole('navigation', { name: 'भाषाएँ' })).getAllByRole('link');

  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['English', 'en', '/assessments/behavioral/adhd/checklist'],
    ['हिन्दी', 'hi', '/assessments/behavioral/adhd/checklist/hi'],
    ['ಕನ್ನಡ', 'kn', '/assessments/behavioral/adhd/checklist/kn'],
  ]);
  expect(links[1]).toHaveAttribute('aria-current', 'page');
});

test.each([undefined, 'hi', 'kn'])('every phone number is a link (%p)', (language) => {
  renderPage(page, { params: { '*': language } });

  for (const { number } of site.helplines) {
    expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  }
  expect(screen.getByRole('link', { name: site.contact.phone })).toHaveAttribute(
    'href',
    site.contact.phoneLink,
  );
  expect(screen.getByRole('article')).toHaveTextContent(/14416.*112/);
});

test.each([
  ['en', '22 November 2026'],
  ['hi', '22 नवंबर 2026'],
  ['kn', '22 ನವೆಂಬರ್ 2026'],
] as const)('writes out a date in %s', (language, words) => {
  expect(formatDay('2026-11-22', language)).toBe(words);
});
