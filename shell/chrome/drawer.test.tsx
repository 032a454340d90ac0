import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './drawer.tsx';
import { enhanceDrawer } from './enhance-chrome.ts';

const site = configuredSite();

/** jsdom has neither popovers nor `ToggleEvent`. */
class StandInToggleEvent extends Event {
  readonly newState = 'open';
}

const shown = new Set<HTMLElement>();

const proxyModules = {
  showPopover(this: HTMLElement) {
    shown.add(this);
    this.dispatchEvent(new StandInToggleEvent('toggle'));
  },
  hidePopover(this: HTMLElement) {
    shown.delete(this);
  },
};

beforeEach(() => {
  Object.assign(globalThis, { ToggleEvent: StandInToggleEvent });
  Object.assign(HTMLElement.prototype, proxyModules);
});

afterEach(() => {
  shown.clear();
  jest.restoreAllMocks();
  for (const name of Object.keys(proxyModules)) Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(globalThis, 'ToggleEvent');
  Reflect.deleteProperty(window, 'matchMedia');
});

function liveDrawer(): HTMLElement {
  const drawer = document.getElementById('site-menu');
  if (!drawer) throw new Error('There is no drawer.');
  enhanceDrawer(drawer);
  return drawer;
}

function openDrawer() {
  render(<Drawer site={site} pathname="/school" />);
  const drawer = liveDrawer();
  drawer.showPopover();
  return { drawer, user: userEvent.setup() };
}

const link = (name: string) => screen.getByRole('link', { name });
const isOpen = () => shown.size === 1;

test('links to the six sections of the site, the search, the phone and social networks, all reachable with the arrow keys', async () => {
  const { drawer, user } = openDrawer();
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

  expect(link('Search all conditions')).toHaveAttribute('href', '/assessments');
  const call = screen.getByRole('link', { name: /^Call / });
  expect(call).toHaveAttribute('href', site.contact.phoneLink);
  expect(call).toHaveTextContent(site.contact.hours);

  const all = [...drawer.querySelectorAll('a')];
  const reached = new Set<Element | null>();
  for (const _ of all) {
    reached.add(document.activeElement);
    await user.keyboard('{ArrowDown}');
  }
  expect(reached).toEqual(new Set(all));
});

test('Home and End focus the first and last links, and other keys do nothing', async () => {
  const { user } = openDrawer();
  await user.keyboard('{End}{ArrowDown}');
  expect(link('Home')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Home}');
  expect(link('Home')).toHaveFocus();
  await user.keyboard('a{PageDown}');
  expect(isOpen()).toBe(true);
  expect(link('Home')).toHaveFocus();
});
