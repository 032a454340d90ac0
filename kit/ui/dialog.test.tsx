import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { polyfillDialogs } from '../testing/polyfill-dialogs.ts';
import { Dialog } from './dialog.tsx';

beforeEach(polyfillDialogs);

/** Removes the dialog from the page instead of closing it. */
function Owner({ onClose }: { onClose: (reason: string) => void }) {
  const [there, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Open
      </button>
      {there && (
        <Dialog
          open
          title="Write to us"
          onClose={(reason) => {
            onClose(reason);
            setThere(false);
          }}
        >
          <p>Words</p>
        </Dialog>
      )}
    </>
  );
}

test('focuses its heading when opened, and restores focus when removed', async () => {
  const onClose = jest.fn();
  render(<Owner onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Write to us' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Write to us' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose.mock.calls).toEqual([['button']]);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('reports when the browser closes it without a cancel event', () => {
  const onClose = jest.fn();
  render(
    <Dialog open title="Write to us" onClose={onClose}>
      <p>Words</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  act(() => {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });
  expect(onClose.mock.calls).toEqual([['escape']]);
});
