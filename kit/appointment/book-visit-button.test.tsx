import '../testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DialogRequest } from '../remote/contract.ts';
import { configuredSite } from '../testing/configured-site.ts';
import { BookVisitButton } from './book-visit-button.tsx';
import { BookingNote } from './booking-note.tsx';

const site = configuredSite();

/** A site that has no booking desk. */
const deskless = { ...site, thirdParties: { ...site.thirdParties, appointment: null } };

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
  return render(
    <BookVisitButton site={where} openDialog={openDialog} wanted={wanted}>
      Book {wanted}
    </BookVisitButton>,
  );
}

const button = (name = 'Book a visit') => screen.getByRole('button', { name });
const scripts = () => [...document.querySelectorAll('script')];

/** Whatever was waiting for the document has seen it. */
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

const callBack = (wanted = 'a visit') => [{ dialog: 'call-back', wanted }];

test('nobody is contacted before the press, and the button says who will be', () => {
  show();

  expect(scripts()).toEqual([]);
  expect(button()).toHaveAccessibleDescription('To book, we connect you with our booking desk.');
});

test('the first press fetches the configured script and presses the widget’s button when it comes', async () => {
  show();

  await press();
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([
    '/website/assets/stand-ins/appointment.js',
  ]);
  await scriptSays('load');
  expect(opened).toEqual([]);
  await widgetArrives();

  expect(opened).toEqual(['a visit']);
  expect(openDialog).not.toHaveBeenCalled();
});

test('while the widget is on its way the button looks busy and a word is said', async () => {
  show();

  await press();

  expect(button('Opening…')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Opening our booking desk. Please wait.');

  await widgetArrives();
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a double press opens once', async () => {
  show();

  fireEvent.click(button());
  fireEvent.click(button('Opening…'));
  await widgetArrives();

  expect(scripts()).toHaveLength(1);
  expect(opened).toEqual(['a visit']);
});

test('a press when the widget is there opens it at once, without another script', async () => {
  show();
  await press();
  await widgetArrives();

  await press();

  expect(opened).toEqual(['a visit', 'a visit']);
  expect(scripts()).toHaveLength(1);
});

test('a visitor who presses another button meanwhile gets what they pressed last', async () => {
  show('a dentist');
  show('an eye doctor');
  await press('Book a dentist');

  await press('Book an eye doctor');
  expect(button('Book a dentist')).not.toHaveAttribute('aria-disabled');
  await widgetArrives();

  expect(opened).toEqual(['an eye doctor']);
  expect(scripts()).toHaveLength(1);
});

test('a blocked script offers a call back, and the next press tries again', async () => {
  show();
  await press();

  await scriptSays('error');
  expect(openDialog.mock.calls).toEqual([callBack()]);
  expect(scripts()).toEqual([]);

  await press();
  await widgetArrives();
  expect(opened).toEqual(['a visit']);
  expect(openDialog).toHaveBeenCalledTimes(1);
});

test('a script that is slow offers a call back after eight seconds and is not fetched twice', async () => {
  show();
  await press();

  await pass(7999);
  expect(openDialog).not.toHaveBeenCalled();
  await pass(1);
  expect(openDialog.mock.calls).toEqual([callBack()]);

  await press();
  expect(scripts()).toHaveLength(1);
  await widgetArrives();
  expect(opened).toEqual(['a visit']);
});

test('a widget that arrives after the call back was offered opens nothing by itself', async () => {
  show();
  await press();
  await pass(8000);

  await widgetArrives();

  expect(opened).toEqual([]);
});

test('a script that ran and brought no button offers a call back, and is fetched anew by the next press', async () => {
  show();
  await press();
  await scriptSays('load');
  const [first] = scripts();

  await pass(8000);
  expect(openDialog.mock.calls).toEqual([callBack()]);
  await press();

  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).not.toBe(first);
});

test('a visitor who leaves the page meanwhile is left alone', async () => {
  const { unmount } = show();
  await press();

  unmount();
  await widgetArrives();
  await pass(8000);

  expect(opened).toEqual([]);
  expect(openDialog).not.toHaveBeenCalled();
});

test('without a booking desk a press asks for a call back and contacts nobody', async () => {
  show('a visit', deskless);

  expect(button()).not.toHaveAccessibleDescription();
  await press();

  expect(scripts()).toEqual([]);
  expect(openDialog.mock.calls).toEqual([callBack()]);
});

test('a selector that is none offers a call back', async () => {
  const appointment = { name: 'our booking desk', script: '/desk.js', buttonSelector: '#' };
  show('a visit', { ...site, thirdParties: { ...site.thirdParties, appointment } });
  await press();

  await widgetArrives();
  await pass(8000);

  expect(openDialog.mock.calls).toEqual([callBack()]);
});

test('the space bar presses it, once however long it is held', async () => {
  show();

  fireEvent.keyDown(button(), { key: ' ' });
  fireEvent.keyDown(button('Opening…'), { key: ' ', repeat: true });
  await widgetArrives();

  expect(opened).toEqual(['a visit']);
});

test('buttons that share a note are described by it', () => {
  render(
    <>
      <BookingNote id="who-books" site={site} />
      <BookVisitButton site={site} openDialog={openDialog} wanted="a visit" noteId="who-books">
        Book a visit
      </BookVisitButton>
    </>,
  );

  expect(screen.getAllByText('To book, we connect you with our booking desk.')).toHaveLength(1);
  expect(button()).toHaveAccessibleDescription('To book, we connect you with our booking desk.');
});

test('until the page is live it is a link to the contact page whose press is held back', async () => {
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

test('browsers run the widget only when its script is the one that was agreed on', async () => {
  show();
  await press();
  expect(scripts()[0]?.integrity).toBe(site.thirdParties.appointment?.integrity);
  expect(scripts()[0]?.crossOrigin).toBe('anonymous');
});
