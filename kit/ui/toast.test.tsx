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

test('renders both live regions from the start, polite for success and assertive for errors', () => {
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

test('pauses while hovered, then resumes', () => {
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

test('pauses while its button is focused and while the tab is hidden', () => {
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

test.each([
  ['to the previously focused element', true],
  ['to the page if nothing had focus before', false],
])('when closed by keyboard, returns focus %s', (_case, fromLink) => {
  const show = (toast: Toast | null) => (
    <main tabIndex={-1}>
      <a href="/">Get in Touch!</a>
      <ToastRegion toast={toast} onDismiss={() => rerender(show(null))} />
    </main>
  );
  const { rerender } = render(show(sent));
  if (fromLink) act(() => screen.getByRole('link').focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  // A click outside does not close it.
  fireEvent.click(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole(fromLink ? 'link' : 'main')).toHaveFocus();
});

test('expires on time, and a second message with the same text has its own timer', () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<ToastRegion toast={sent} onDismiss={onDismiss} />);
  pass(1500);
  rerender(<ToastRegion toast={{ ...sent, id: '2' }} onDismiss={onDismiss} />);
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
