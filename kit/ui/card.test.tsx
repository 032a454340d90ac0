import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, jest, test } from '@jest/globals';
import { PageContext } from '../islands/page-context.ts';
import type { DialogRequest } from '../remote/contract.ts';
import { pageContextInTest } from '../testing/page-context-in-test.ts';
import { Card } from './card.tsx';
import { Chip } from './chip.tsx';

test('a linked card is a single link with a heading, and announces another site', () => {
  render(
    <>
      <Card title="Hearing" href="/offerings/hearing" action="Take the test">
        Check hearing online.
      </Card>
      <Card title="Careers" href="https://jobs.example/" external />
    </>,
  );
  const link = screen.getByRole('link', { name: /Hearing.*Check hearing online.*Take the test/ });
  expect(link).toHaveAttribute('href', '/offerings/hearing');
  expect(screen.getByRole('heading', { level: 3, name: 'Hearing' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('a still card is not clickable', () => {
  render(<Card title="Delhi" still headingLevel={2} foot={<Chip tone="soon">Coming Soon</Chip>} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Delhi' })).toBeInTheDocument();
  expect(screen.getByText('Coming Soon')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a card that opens a dialog announces it, waits for the live page, and is a link without JavaScript', async () => {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  render(
    <PageContext value={pageContextInTest({ openDialog })}>
      <Card title="Ask us" href="/contactUs" opens={{ dialog: 'waitlist' }} />
    </PageContext>,
  );
  const card = screen.getByRole('link', { name: 'Ask us' });

  expect(card).toHaveAttribute('href', '/contactUs');
  expect(card).toHaveAttribute('data-live');
  expect(card).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(card);
  expect(openDialog.mock.calls).toEqual([[{ dialog: 'waitlist' }]]);
});
