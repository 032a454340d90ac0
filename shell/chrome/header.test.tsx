import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, within } from '@testing-library/react';
import { Header } from './header.tsx';
import { bringHeaderToLife } from './live-header.ts';

const site = configuredSite();
const { name, slug } = site.product;

/** The first of the two lists of links: the bar; the second is the drawer's. */
function barLinks(): HTMLElement[] {
  const [bar] = screen.getAllByRole('navigation', { name: 'Main' });
  if (!bar) throw new Error('There is no navigation.');
  return within(bar).getAllByRole('link');
}

test('the bar leads to the six parts of the site, in order', () => {
  render(<Header site={site} pathname="/" />);
  expect(barLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Offerings', `/${slug}-offerings/doctors`],
    ['School', '/school'],
    ['Clinic', '/clinic'],
    ['Feed', '/feed'],
    ['About us', '/about-us'],
  ]);
});

test('the link of the page is marked as the current one, and no other', () => {
  render(<Header site={site} pathname="/clinic" />);
  const marked = barLinks().filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['Clinic']);
  expect(marked[0]).toHaveAttribute('aria-current', 'page');
});

test('inside a part of the site its link is marked without being the page', () => {
  render(<Header site={site} pathname="/assessments/learning/dyslexia" />);
  const marked = barLinks().filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['Offerings']);
  expect(marked[0]).toHaveAttribute('aria-current', 'true');
});

test('after a move the link of the new page is marked, in the bar and in the drawer', () => {
  const { container } = render(<Header site={site} pathname="/clinic" />);
  const markSection = bringHeaderToLife(container, site);
  const marked = () =>
    [...container.querySelectorAll('[aria-current]')].map((link) => [
      link.textContent,
      link.getAttribute('aria-current'),
    ]);
  markSection('/school');
  expect(marked()).toEqual([
    ['School', 'page'],
    ['School', 'page'],
  ]);
  markSection(`/${slug}-offerings/vision`);
  expect(marked()).toEqual([
    ['Offerings', 'true'],
    ['Offerings', 'true'],
  ]);
  markSection('/privacy-policy');
  expect(marked()).toEqual([]);
});

test('the brand leads home and a visit is booked from everywhere', () => {
  render(<Header site={site} pathname="/feed" />);
  expect(screen.getByRole('link', { name: `${name}, home` })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', '/contactUs');
});

test('the menu opens and closes without scripts: its buttons name it', () => {
  render(<Header site={site} pathname="/" />);
  const menu = document.getElementById('site-menu');
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute(
    'popovertarget',
    'site-menu',
  );
  const close = screen.getByRole('button', { name: 'Close menu' });
  expect(close).toHaveAttribute('popovertarget', 'site-menu');
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});
