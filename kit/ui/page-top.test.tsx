import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { PageTop } from './page-top.tsx';

test('has the one heading of level 1, the lead and the first step', () => {
  render(
    <PageTop title="Write to us" lead="A person reads every message.">
      <a href="/about-us">Meet our experts</a>
    </PageTop>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Write to us' })).toBeInTheDocument();
  expect(screen.getByText('A person reads every message.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meet our experts' })).toBeInTheDocument();
});
