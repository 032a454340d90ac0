import '../testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DialogRequest } from '../remote/contract.ts';
import { configuredSite } from '../testing/configured-site.ts';
import { BookVisitButton } from './book-visit-button.tsx';

const site = configuredSite();

const openDialog = jest.fn<(request: DialogRequest) => void>();

/** What the widget's own button was pressed for, each time. */
let opened: (string | undefined)[];

beforeEach(() => {
  jest.useFakeTimers();
  openDialog.mockClear();
  opened = [];
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function show(wanted = 'a visit', where = site) {
  render(
    <BookVisitButton site={where} openDialog={openDialog} wanted={wanted}>
      Book {wanted}
    </BookVisitButton>,
  );
}

const button = (name = 'Book a visit') => screen.getByRole('button', { name });
const scripts = () => [...document.querySelectorAll('script')];

/** Lets observers of the document run. */
const settled = () => act(async () => {});

async function press(name?: string) {
  fireEvent.click(button(name));
  await settled();
}

async function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
  await settled();
}

async function scriptSays(what: 'load' | 'error') {
  scripts()[0]?.dispatchEvent(new Event(what));
  await settled();
}

/** What the widget's script does when it runs. */
async function widgetArrives() {
  const theirs = document.createElement('button');
  theirs.id = 'booking-desk-open';
  theirs.hidden = true;
  theirs.addEventListener('click', () => opened.push(theirs.dataset['wanted']));
  document.body.append(theirs);
  await settled();
}

const callBack = [{ dialog: 'call-back', wanted: 'a visit' }];

test('fetches the configured script only on the first click, and opens the widget on every click', async () => {
  show();
  expect(scripts()).toEqual([]);
  expect(button()).toHaveAccessibleDescription('To book, we connect you with our booking desk.');

  fireEvent.click(button());
  fireEvent.click(button('Opening…'));
  expect(button('Opening…')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Opening our booking desk. Please wait.');
  expect(scripts()).toMatchObject([
    { crossOrigin: 'anonymous', integrity: site.thirdParties.appointment?.integrity },
  ]);
  expect(new URL(scripts()[0]?.src ?? '').pathname).toBe('/.sample/appointment.js');

  await scriptSays('load');
  expect(opened).toEqual([]);
  await widgetArrives();
  expect(opened).toEqual(['a visit']);
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await press();
  expect(opened).toEqual(['a visit', 'a visit']);
  expect(scripts()).toHaveLength(1);
  expect(openDialog).not.toHaveBeenCalled();
});

test('replaces the first request when another button is clicked while the widget loads', async () => {
  show('a dentist');
  show('an eye doctor');
  await press('Book a dentist');

  await press('Book an eye doctor');
  expect(button('Book a dentist')).not.toHaveAttribute('aria-disabled');
  await widgetArrives();

  expect(opened).toEqual(['an eye doctor']);
  expect(scripts()).toHaveLength(1);
});

test('offers a call back if the script is blocked, and retries on the next click', async () => {
  show();
  await press();

  await scriptSays('error');
  expect(openDialog.mock.calls).toEqual([callBack]);
  expect(scripts()).toEqual([]);

  await press();
  await widgetArrives();
  expect(opened).toEqual(['a visit']);
  expect(openDialog).toHaveBeenCalledTimes(1);
});

test('offers a call back after eight seconds, and opens the late widget only on the next click', async () => {
  show();
  await press();

  await pass(7999);
  expect(openDialog).not.toHaveBeenCalled();
  await pass(1);
  expect(openDialog.mock.calls).toEqual([callBack]);

  await widgetArrives();
  expect(opened).toEqual([]);
  await press();
  expect(scripts()).toHaveLength(1);
  expect(opened).toEqual(['a visit']);
});

test('offers a call back if the script adds no button, and fetches the script again on the next click', async () => {
  show();
  await press();
  await scriptSays('load');
  const [first] = scripts();

  await pass(8000);
  expect(openDialog.mock.calls).toEqual([callBack]);
  await press();

  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).not.toBe(first);
});

test('offers a call back and contacts no third party if no booking widget is configured', async () => {
  show('a visit', { ...site, thirdParties: { ...site.thirdParties, appointment: null } });

  expect(button()).not.toHaveAccessibleDescription();
  await press();

  expect(scripts()).toEqual([]);
  expect(openDialog.mock.calls).toEqual([callBack]);
});

test('activates only once while Space is held down', async () => {
  show();

  fireEvent.keyDown(button(), { key: ' ' });
  fireEvent.keyDown(button('Opening…'), { key: ' ', repeat: true });
  await widgetArrives();

  expect(opened).toEqual(['a visit']);
});

test('is a link to the contact page before hydration, and defers clicks until then', async () => {
  const { renderToString } = await import('react-dom/server');
  document.body.innerHTML = renderToString(
    <BookVisitButton site={site} openDialog={openDialog} wanted="a visit">
      Book a visit
    </BookVisitButton>,
  );

  const link = screen.getByRole('link', { name: 'Book a visit' });
  expect(link).toHaveAttribute('href', '/contactUs');
  expect(link).toHaveAttribute('data-live');
});
