import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, jest, test } from '@jest/globals';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

test('submits a form only with type submit', () => {
  render(
    <>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Look' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});

test('a button that looks disabled is focusable, has a description of the reason, and still submits', async () => {
  const onClick = jest.fn();
  render(
    <>
      <Button looksDisabled describedBy="why" onClick={onClick}>
        Send Message
      </Button>
      <p id="why">Type your name to send.</p>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Send Message' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Type your name to send.');
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('links to a page in the same tab; opens another site in a new tab, and announces this', () => {
  render(
    <>
      <ButtonLink href="/clinic">Find a clinic</ButtonLink>
      <ButtonLink href="https://assess.example/" external>
        Get started
      </ButtonLink>
    </>,
  );
  const inside = screen.getByRole('link', { name: 'Find a clinic' });
  expect(inside).toHaveAttribute('href', '/clinic');
  expect(inside).not.toHaveAttribute('target');
  const outside = screen.getByRole('link', { name: 'Get started (opens in a new tab)' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener');
});
