import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { Button } from './button.tsx';
import { StateCard } from './state-card.tsx';

test('says what is the matter and offers the next step', () => {
  render(
    <StateCard title="Blog not found." headingLevel={1} actions={<Button>Try again</Button>}>
      It may have moved. <a href="/blog">Read our other blogs</a>.
    </StateCard>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Blog not found.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read our other blogs' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
