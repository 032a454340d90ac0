import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { CareCards } from './care-cards.tsx';

test('each step of urgency has its signs and something to press', () => {
  render(
    <CareCards
      doctor={{
        points: ['Signs for six months'],
        action: { label: 'Book a visit', href: '/clinic' },
        toPrint: { label: 'Checklist', href: '/checklist' },
      }}
      urgent={{
        points: ['You cannot cope'],
        calls: [{ number: '14416', name: 'Tele-MANAS', about: 'Mental health' }],
      }}
      emergency={{
        points: ['In danger'],
        calls: [{ number: '112', name: 'Emergency', about: 'Ambulance or police' }],
      }}
    />,
  );
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['See your doctor', 'Urgent: call today', 'Emergency: act now']);
  expect(screen.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', '/clinic');
  expect(screen.getByRole('link', { name: 'Checklist' })).toHaveAttribute('href', '/checklist');
  expect(screen.getByRole('link', { name: '14416 Tele-MANAS Mental health' })).toHaveAttribute(
    'href',
    'tel:14416',
  );
  expect(screen.getByRole('link', { name: '112 Emergency Ambulance or police' })).toHaveAttribute(
    'href',
    'tel:112',
  );
  expect(screen.getByText('You cannot cope')).toBeInTheDocument();
});

test('where to go stands beside a number, or in its place', () => {
  render(
    <CareCards
      doctor={{ points: ['A squint'], action: { label: 'Book a visit', href: '/clinic' } }}
      urgent={{ points: ['A white pupil'], place: 'Nearest eye hospital' }}
      emergency={{
        points: ['Cannot be woken'],
        calls: [{ number: '112', name: 'Emergency', about: 'Ambulance or police' }],
        place: 'Nearest hospital',
      }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Urgent: go today' })).toBeInTheDocument();
  expect(screen.getByText('Nearest eye hospital')).toBeInTheDocument();
  expect(screen.getByText('Nearest hospital')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/clinic',
    'tel:112',
  ]);
});
