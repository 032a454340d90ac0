import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNoticeBoard, Notices } from './notices.tsx';

const sent = { kind: 'success', text: 'Message sent successfully!', durationMs: 60_000 } as const;
const notSent = {
  kind: 'error',
  text: 'There was an error sending the message. Try again!',
  durationMs: 60_000,
} as const;

function openBoard() {
  const board = createNoticeBoard();
  render(<Notices board={board} />);
  return {
    board,
    notify: (notice: typeof sent | typeof notSent) => act(() => board.notify(notice)),
  };
}

test('announces success politely and errors assertively, in regions present from the start', () => {
  const { notify } = openBoard();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  notify(sent);
  expect(screen.getByRole('status')).toHaveTextContent(sent.text);
  notify(notSent);
  expect(screen.getByRole('alert')).toHaveTextContent(notSent.text);
  expect(screen.queryByText(sent.text)).not.toBeInTheDocument();
});

test('treats the same text sent again as a new message', () => {
  const { board, notify } = openBoard();
  notify(sent);
  const first = board.current()?.id;
  notify(sent);
  expect(board.current()?.id).not.toBe(first);
});

test('the visitor can close a message', async () => {
  const { notify } = openBoard();
  notify(sent);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByText(sent.text)).not.toBeInTheDocument();
});
