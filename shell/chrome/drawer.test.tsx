import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './drawer.tsx';
import { Header } from './header.tsx';
import { bringDrawerToLife } from './live-drawer.ts';

const site = configuredSite();

/** jsdom knows neither popovers nor their event; these do what the tests need of them. */
class StandInToggleEvent extends Event {
  readonly newState: string;

  constructor(newState: string) {
    super('toggle');
    this.newState = newState;
  }
}

const shown = new Map<HTMLElement, Element | null>();

const standIns = {
  showPopover(this: HTMLElement) {
    shown.set(this, document.activeElement);
    this.dispatchEvent(new StandInToggleEvent('open'));
  },
  hidePopover(this: HTMLElement) {
    const opener = shown.get(this);
    if (!shown.delete(this)) return;
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new StandInToggleEvent('closed'));
  },
};

beforeEach(() => {
  Object.assign(globalThis, { ToggleEvent: StandInToggleEvent });
  Object.assign(HTMLElement.prototype, standIns);
});

afterEach(() => {
  shown.clear();
  for (const name of Object.keys(standIns)) Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(globalThis, 'ToggleEvent');
});

/** The drawer of a page, opened by its button. */
function openDrawer() {
  const view = render(
    <>
      <button type="button">Menu</button>
      <Drawer site={site} pathname="/school" />
    </>,
  );
  const drawer = document.getElementById('site-menu');
  if (!drawer) throw new Error('There is no drawer.');
  bringDrawerToLife(drawer);
  const toggle = screen.getByRole('button', { name: 'Menu' });
  toggle.focus();
  drawer.showPopover();
  return { ...view, drawer, toggle, user: userEvent.setup() };
}

const link = (name: string) => screen.getByRole('link', { name });
const isOpen = () => shown.size === 1;

test('the drawer holds the six parts of the site and the social links', () => {
  openDrawer();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((item) => item.textContent),
  ).toEqual(['Home', 'Offerings', 'School', 'Clinic', 'Feed', 'About us']);
  expect(link('School')).toHaveAttribute('aria-current', 'page');
  for (const network of ['LinkedIn', 'Facebook', 'Instagram', 'X (Twitter)']) {
    const name = `${site.product.name} on ${network} (opens in a new tab)`;
    expect(link(name)).toHaveAttribute('target', '_blank');
  }
});

test('opening puts the focus on the first link', () => {
  openDrawer();
  expect(link('Home')).toHaveFocus();
});

test('the arrow keys move between the links and go round at the ends', async () => {
  const { user } = openDrawer();
  await user.keyboard('{ArrowDown}');
  expect(link('Offerings')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(link('Clinic')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(link('School')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(link('Home')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  const last = document.activeElement;
  expect(last).not.toBe(link('Home'));
  await user.keyboard('{ArrowDown}');
  expect(link('Home')).toHaveFocus();
  await user.keyboard('{End}');
  expect(last).toHaveFocus();
});

test('Home and End go to the first and the last link', async () => {
  const { user } = openDrawer();
  await user.keyboard('{End}{ArrowDown}');
  expect(link('Home')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Home}');
  expect(link('Home')).toHaveFocus();
});

test('from the close button the arrow keys lead into the links', async () => {
  const { user } = openDrawer();
  screen.getByRole('button', { name: 'Close menu' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(link('Home')).toHaveFocus();
  screen.getByRole('button', { name: 'Close menu' }).focus();
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(link('Home')).toHaveFocus();
});

test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
  '%s closes the drawer and gives the focus back to the button that opened it',
  async (keys) => {
    const { user, toggle } = openDrawer();
    await user.keyboard(`{ArrowDown}${keys}`);
    expect(isOpen()).toBe(false);
    expect(toggle).toHaveFocus();
  },
);

test('other keys do what they always do', async () => {
  const { user } = openDrawer();
  await user.keyboard('a{PageDown}');
  expect(isOpen()).toBe(true);
  expect(link('Home')).toHaveFocus();
});

/** What the page waits for until the window is wide. */
type Widened = (event: { matches: boolean }) => void;

/** A window that can be made wide, and a bar with the links of the drawer. */
function openInNarrowWindow() {
  let widened: Widened = () => {};
  Object.assign(window, {
    matchMedia: () => ({
      addEventListener: (_type: string, heard: Widened) => {
        widened = heard;
      },
    }),
  });
  const matches = jest
    .spyOn(HTMLElement.prototype, 'matches')
    .mockImplementation(function isOpenPopover(this: HTMLElement, selector) {
      return selector === ':popover-open' ? shown.has(this) : this.closest(selector) === this;
    });
  render(<Header site={site} pathname="/school" />);
  const drawer = document.getElementById('site-menu');
  if (!drawer) throw new Error('There is no drawer.');
  bringDrawerToLife(drawer);
  const inBar = (name: string) =>
    screen.getAllByRole('link', { name }).find((one) => !drawer.contains(one));
  return {
    drawer,
    inBar,
    widen: () => widened({ matches: true }),
    restore: () => {
      matches.mockRestore();
      Reflect.deleteProperty(window, 'matchMedia');
    },
  };
}

test('a window that becomes wide closes the drawer, and the focus stays on the same link', async () => {
  const { drawer, inBar, widen, restore } = openInNarrowWindow();
  drawer.showPopover();
  await userEvent.setup().keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  widen();
  expect(isOpen()).toBe(false);
  expect(inBar('Clinic')).toHaveFocus();
  restore();
});

test('from what the bar does not have the focus goes to the brand', () => {
  const { drawer, inBar, widen, restore } = openInNarrowWindow();
  drawer.showPopover();
  screen.getByRole('button', { name: 'Close menu' }).focus();
  widen();
  expect(isOpen()).toBe(false);
  expect(inBar(`${site.product.name}, home`)).toHaveFocus();
  restore();
});

test('a window that becomes wide while the drawer is closed leaves the focus alone', () => {
  const { inBar, widen, restore } = openInNarrowWindow();
  inBar('Feed')?.focus();
  widen();
  expect(inBar('Feed')).toHaveFocus();
  restore();
});

test('following a link closes the drawer', async () => {
  const { user } = openDrawer();
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  await user.click(link('Feed'));
  document.removeEventListener('click', stop);
  expect(isOpen()).toBe(false);
});

test('every link of the drawer can be reached with the arrow keys', async () => {
  const { user, drawer } = openDrawer();
  const all = [...drawer.querySelectorAll('a')];
  const reached = new Set<Element | null>();
  for (const _ of all) {
    reached.add(document.activeElement);
    await user.keyboard('{ArrowDown}');
  }
  expect(reached).toEqual(new Set(all));
});
