import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProblemList } from './problem-list.tsx';

test('a page that comes alive answers no form, so it shows no empty list', () => {
  render(<ProblemList heading="Please check:" />);

  expect(screen.queryByText('Please check:')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
