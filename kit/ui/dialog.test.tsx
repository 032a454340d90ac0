import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { supplyDialogs } from './dialog-in-test.ts';
import { Dialog, type DialogCloseReason } from './dialog.tsx';

beforeEach(supplyDialogs);

type PageProps = { onClose?: (reason: DialogCloseReason) => void };

function Page({ onClose = () => {} }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Get in Touch!
      </button>
      <Dialog
        open={open}
        title="Write to us"
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
      >
        <label>
          Email <input />
        </label>
      </Dialog>
    </>
  );
}

/** Takes the dialog out of the page instead of closing it. */
function Owner() {
  const [there, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Open
      </button>
      {there && (
        <Dialog open title="Write to us" onClose={() => setThere(false)}>
          <p>Words</p>
        </Dialog>
      )}
    </>
  );
}

test('opens with the focus on its heading, by which it is named', async () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch!' }));
  expect(screen.getByRole('dialog', { name: 'Write to us' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Write to us' })).toHaveFocus();
});

test('closes with its button and gives the focus back', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch!' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose.mock.calls).toEqual([['button']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Get in Touch!' })).toHaveFocus();
});

test('closes with Escape and gives the focus back', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch!' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['escape']]);
  expect(screen.getByRole('button', { name: 'Get in Touch!' })).toHaveFocus();
});

test('tells the parent when the browser closed it without asking', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch!' }));
  const dialog = screen.getByRole('dialog');
  act(() => {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });
  expect(onClose.mock.calls).toEqual([['escape']]);
});

test('keeps what was typed while it is closed', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch!' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.in');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch!' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.in');
});

test('gives the focus back when its owner goes away while it is open', async () => {
  render(<Owner />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
