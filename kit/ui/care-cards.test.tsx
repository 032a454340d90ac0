import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { CareCards } from './care-cards.tsx';

const calls = {
  teleManas: { number: '14416', name: 'Tele-MANAS', about: 'Mental health' },
  emergency: { number: '112', name: 'Emergency', about: 'Ambulance or police' },
};

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')]);

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
