import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { SafetyAdvice } from '../safety/safety-schema.ts';
import { CareCards } from './care-cards.tsx';
import { SafetyCard, SafetyCardInShort } from './safety-card.tsx';

const calls = {
  teleManas: { number: '14416', name: 'Tele-MANAS', about: 'Mental health' },
  emergency: { number: '112', name: 'Emergency', about: 'Ambulance or police' },
};

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')]);

const helplines = [
  { number: '112', name: 'Emergency', about: 'Ambulance or police' },
  { number: '14416', name: 'Tele-MANAS', about: 'Mental health' },
  { number: '1098', name: 'Childline', about: 'A child in danger' },
];

const advice: SafetyAdvice = {
  heading: 'A danger',
  intro: { text: 'What it is.', sources: ['a-guideline'] },
  steps: { heading: 'Always do this', points: [{ text: 'Stay.' }] },
  now: {
    heading: 'Call now',
    points: [{ text: 'It is bad.' }],
    helplines: ['1098', '112'],
    place: 'The nearest hospital',
  },
  today: { heading: 'See a doctor today', points: [{ text: 'It was bad.' }], place: 'Your doctor' },
  thisWeek: { heading: 'See a doctor this week', points: [{ text: 'It may be bad.' }] },
  goodToKnow: { heading: 'Good to know', points: [{ text: 'Help is free.' }] },
  sources: [
    {
      id: 'a-guideline',
      title: 'A guideline',
      publisher: 'A house',
      year: 2019,
      updated: 2021,
      url: 'https://example.org/a-guideline',
    },
  ],
};

test('shows the steps first, then the signs that cannot wait, then the rest with its links', () => {
  render(<SafetyCard advice={advice} helplines={helplines} />);

  expect(
    screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent),
  ).toEqual([
    'Always do this',
    'Call now',
    'See a doctor today',
    'See a doctor this week',
    'Good to know',
  ]);
  // In the advice's order, not the configured one.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:1098',
    'tel:112',
    'https://example.org/a-guideline',
  ]);
  for (const place of ['The nearest hospital', 'Your doctor']) {
    expect(screen.getByText(place)).toBeInTheDocument();
  }
  expect(screen.getByText(/^Sources:/)).toHaveTextContent(
    'Sources: A guideline, A house, 2019, updated 2021.',
  );
});

test('each level of urgency has its signs and an action', () => {
  render(
    <CareCards
      doctor={{
        points: ['Signs for six months'],
        action: { label: 'Book a visit', href: '/clinic' },
        toPrint: { label: 'Checklist', href: '/checklist' },
      }}
      urgent={{ points: ['You cannot cope'], calls: [calls.teleManas] }}
      emergency={{ points: ['In danger'], calls: [calls.emergency] }}
    />,
  );
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'See your doctor',
    'Urgent: call today',
    'Emergency: act now',
  ]);
  expect(links()).toEqual([
    ['Book a visit', '/clinic'],
    ['Checklist', '/checklist'],
    ['14416 Tele-MANAS Mental health', 'tel:14416'],
    ['112 Emergency Ambulance or police', 'tel:112'],
  ]);
  expect(screen.getByText('You cannot cope')).toBeInTheDocument();
});

test('shows a place next to a number, or instead of one', () => {
  render(
    <CareCards
      doctor={{ points: ['A squint'], action: { label: 'Book a visit', href: '/clinic' } }}
      urgent={{ points: ['A white pupil'], place: 'Nearest eye hospital' }}
      emergency={{
        points: ['Cannot be woken'],
        calls: [calls.emergency],
        place: 'Nearest hospital',
      }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Urgent: go today' })).toBeInTheDocument();
  expect(screen.getByText('Nearest eye hospital')).toBeInTheDocument();
  expect(screen.getByText('Nearest hospital')).toBeInTheDocument();
  expect(links().map(([, href]) => href)).toEqual(['/clinic', 'tel:112']);
});

test('in short, shows the first three steps without a tap, and leads to the page with all of them', () => {
  const points = ['Stay.', 'Put things away.', 'Ask.', 'Listen.'].map((text) => ({ text }));
  const whole = { ...advice, steps: { ...advice.steps, points } };
  render(<SafetyCardInShort advice={whole} href="/blog/103" />);

  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['Stay.', 'Put things away.', 'Ask.']);
  expect(links()).toEqual([['A danger: every step, and what the law says', '/blog/103']]);
});

test('in short, does not promise the law where the advice says nothing about it', () => {
  const { goodToKnow: _, ...withoutLaw } = advice;
  render(<SafetyCardInShort advice={withoutLaw} href="/blog/109" />);
  expect(links()).toEqual([['A danger: every step', '/blog/109']]);
});
