import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Toast, ToastRegion } from './toast.tsx';

const sent: Toast = {
  id: '1',
  kind: 'success',
  text: 'Message sent successfully!',
  durationMs: 2000,
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

test('both places for messages are there before any message', () => {
  render(<ToastRegion toast={null} onDismiss={() => {}} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a good message is said politely and a bad one at once', () => {
  const { rerender } = render(<ToastRegion toast={sent} onDismiss={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!');
  rerender(
    <ToastRegion
      toast={{ ...sent, id: '2', kind: 'error', text: 'Not sent' }}
      onDismiss={() => {}}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('goes when its time is over and not before', () => {
  const onDismiss = jest.fn();
  render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['1']]);
});

test('stays while it is pointed at, and then for the time it had left', () => {
  const onDismiss = jest.fn();
  render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  pass(1500);
  const words = screen.getByText(sent.text);
  fireEvent.pointerEnter(words.closest('div') ?? words);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(words.closest('div') ?? words);
  pass(499);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('stays while its button has the focus', () => {
  const onDismiss = jest.fn();
  render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(2000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('stays while nobody looks at the tab', () => {
  const onDismiss = jest.fn();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(2000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});

test('a press beside it does not close it, its button does', () => {
  const onDismiss = jest.fn();
  render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  fireEvent.click(document.body);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss.mock.calls).toEqual([['1']]);
});

test('closed by keyboard it gives the focus back to where it was', () => {
  const show = (toast: Toast | null) => (
    <>
      <a href="/">Get in Touch!</a>
      <ToastRegion toast={toast} onDismiss={() => rerender(show(null))} />
    </>
  );
  const { rerender } = render(show(sent));
  act(() => screen.getByRole('link').focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('closed when nothing had the focus before, it leaves the focus on the page', () => {
  render(
    <>
      <main tabIndex={-1} />
      <ToastRegion toast={sent} onDismiss={() => {}} />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a second message with the same words has its own time', () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  pass(1500);
  rerender(<ToastRegion toast={{ ...sent, id: '2' }} onDismiss={onDismiss} />);
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['2']]);
});
