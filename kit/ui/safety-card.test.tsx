import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { SafetyAdvice } from '../safety/safety-advice.ts';
import { SafetyCard } from './safety-card.tsx';

const helplines = [
  { number: '112', name: 'Emergency', about: 'Ambulance or police' },
  { number: '14416', name: 'Tele-MANAS', about: 'Mental health' },
  { number: '1098', name: 'Childline', about: 'A child in danger' },
];

const advice: SafetyAdvice = {
  id: 'seizure',
  heading: 'A danger',
  intro: 'What it is.',
  introSources: ['a-guideline'],
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

test('shows the steps first, then the signs that cannot wait, then the rest', () => {
  render(<SafetyCard advice={advice} helplines={helplines} />);

  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('A danger');
  expect(
    screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent),
  ).toEqual([
    'Always do this',
    'Call now',
    'See a doctor today',
    'See a doctor this week',
    'Good to know',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Stay.',
    'It is bad.',
    'It was bad.',
    'It may be bad.',
    'Help is free.',
  ]);
});

test('links its helplines, in the advice’s order, and its source', () => {
  render(<SafetyCard advice={advice} helplines={helplines} />);

  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:1098', 'tel:112', 'https://example.org/a-guideline']);
  expect(screen.getByText('The nearest hospital')).toBeInTheDocument();
  expect(screen.getByText('Your doctor')).toBeInTheDocument();
  expect(screen.getByText(/^Sources:/)).toHaveTextContent(
    'Sources: A guideline, A house, 2019, updated 2021.',
  );
});
