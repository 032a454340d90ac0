import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hydrateInTest } from '@site/kit/testing/hydrate-in-test.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Countdown, timeLeft } from './countdown.tsx';

const until = '2023-08-24T00:00:00+05:30';
const target = Date.parse(until);
const second = 1000;
const day = 86_400 * second;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const clock = () => screen.getByRole('timer', { name: 'Time left' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('counts down every second in two digits, without announcements, until unmounted', () => {
  jest.setSystemTime(target - day - 2 * second);
  const { container, unmount } = render(<Countdown until={until} />);

  expect(container.querySelector('[aria-live], [role=status], [role=alert], output')).toBeNull();
  expect(clock()).toHaveTextContent('01 days00 hours00 minutes02 seconds');
  expect(container.querySelector('p')).toHaveTextContent('We plan to open on 24 August 2023.');
  pass(second);
  expect(clock()).toHaveTextContent('01 days00 hours00 minutes01 seconds');
  pass(2 * second);
  expect(clock()).toHaveTextContent('00 days23 hours59 minutes59 seconds');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['when its date comes,', second],
  ['long after its date,', -1000 * day],
])('%s it shows zeros, says that the date has passed, and stops', (_when, left) => {
  jest.setSystemTime(target - left);
  render(<Countdown until={until} />);
  expect(screen.queryAllByText(/has passed/)).toHaveLength(left > 0 ? 0 : 1);
  pass(second);

  expect(clock()).toHaveTextContent('00 days00 hours00 minutes00 seconds');
  const sentence = screen.getByText('24 August 2023').closest('p');
  expect(sentence).toHaveTextContent(
    'The day we planned to open, 24 August 2023, has passed, and there is no new date yet.',
  );
  expect(sentence?.compareDocumentPosition(clock())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(jest.getTimerCount()).toBe(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('can be paused and resumed', () => {
  jest.setSystemTime(target - day);
  render(<Countdown until={until} />);

  fireEvent.click(screen.getByRole('button', { name: 'Stop the clock' }));
  pass(5 * second);
  expect(clock()).toHaveTextContent('01 days00 hours00 minutes00 seconds');

  fireEvent.click(screen.getByRole('button', { name: 'Start the clock' }));
  pass(second);
  expect(clock()).toHaveTextContent('00 days23 hours59 minutes54 seconds');
});

test.each([
  ['before', target - 3 * day, target - day, '01 days00 hours'],
  ['at', target - day, target, '00 days00 hours'],
  ['after', target - day, target + 1000 * day, '00 days00 hours'],
])(
  'hydrates without a mismatch when opened %s its date',
  async (_when, drawnAt, openedAt, shown) => {
    jest.setSystemTime(drawnAt);
    await hydrateInTest(<Countdown until={until} />, (page) => {
      expect(page).toHaveTextContent('00 days00 hours00 minutes00 seconds');
      expect(page).toHaveTextContent('We planned to open on 24 August 2023.');
      expect(page).not.toHaveTextContent('passed');
      jest.setSystemTime(openedAt);
    });

    expect(clock()).toHaveTextContent(shown);
  },
);

test.each([
  [3 * day + ((4 * 60 + 5) * 60 + 6) * second, '03 04 05 06'],
  [day, '01 00 00 00'],
  [day - second, '00 23 59 59'],
  [120 * day, '120 00 00 00'],
  // Rounds seconds up, so that it shows zero only at the end.
  [1, '00 00 00 01'],
])('formats %d ms before the end as %s', (left, shown) => {
  const { over, days, hours, minutes, seconds } = timeLeft(target, target - left);
  expect(over).toBe(false);
  expect([days, hours, minutes, seconds].join(' ')).toBe(shown);
});
