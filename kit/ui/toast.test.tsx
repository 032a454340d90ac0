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

test('both live regions exist before any message; a success is polite and an error immediate', () => {
  const { rerender } = render(<ToastRegion toast={null} onDismiss={() => {}} />);
  const [polite, immediate] = [screen.getByRole('status'), screen.getByRole('alert')];
  expect(polite).toBeEmptyDOMElement();
  expect(immediate).toBeEmptyDOMElement();
  rerender(<ToastRegion toast={sent} onDismiss={() => {}} />);
  expect(polite).toHaveTextContent('Message sent successfully!');
  const failed: Toast = { ...sent, id: '2', kind: 'error', text: 'Not sent' };
  rerender(<ToastRegion toast={failed} onDismiss={() => {}} />);
  expect(immediate).toHaveTextContent('Not sent');
  expect(polite).toBeEmptyDOMElement();
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

test('stays while its button has the focus, and while the tab is hidden', () => {
  const onDismiss = jest.fn();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  hidden.mockRestore();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(2000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a press beside it does not close it, its button does', () => {
  const onDismiss = jest.fn();
  render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  fireEvent.click(document.body);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss.mock.calls).toEqual([['1']]);
});

test.each([
  ['gives the focus back to where it was', true],
  ['moves the focus to the page when nothing had it before', false],
])('closing it by keyboard %s', (_case, fromLink) => {
  const show = (toast: Toast | null) => (
    <main tabIndex={-1}>
      <a href="/">Get in Touch!</a>
      <ToastRegion toast={toast} onDismiss={() => rerender(show(null))} />
    </main>
  );
  const { rerender } = render(show(sent));
  if (fromLink) act(() => screen.getByRole('link').focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole(fromLink ? 'link' : 'main')).toHaveFocus();
});

test('goes when its time is over and not before, and a second message with the same words has its own time', () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  pass(1500);
  rerender(<ToastRegion toast={{ ...sent, id: '2' }} onDismiss={onDismiss} />);
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['2']]);
});
