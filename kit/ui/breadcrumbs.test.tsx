import { render, screen, within } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('shows the pages above this one as links, and this one as where the visitor is', () => {
  render(
    <Breadcrumbs
      trail={[
        { label: 'Home', href: '/' },
        { label: 'Behavioural', href: '/assessments/behavioral' },
      ]}
      current="ADHD"
    />,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Behavioural']);
  expect(nav.getByText('ADHD')).toHaveAttribute('aria-current', 'page');
});
