import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { Section } from './section.tsx';

test('has its heading at level 2 and its line under it', () => {
  render(
    <Section title="When to get help" intro="You do not need a referral.">
      <p>Content</p>
    </Section>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'When to get help' })).toBeInTheDocument();
  expect(screen.getByText('You do not need a referral.')).toBeInTheDocument();
});

test('has no heading when the content brings its own', () => {
  render(
    <Section>
      <p>Content</p>
    </Section>,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Content')).toBeInTheDocument();
});
