import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, within } from '@testing-library/react';
import { Header } from './header.tsx';
import { enhanceHeader } from './enhance-chrome.ts';

const site = configuredSite();
const { name, slug } = site.product;

test('links to the home page, booking and the six sections of the site, in order', () => {
  render(<Header site={site} pathname="/" />);
  const [bar] = screen.getAllByRole('navigation', { name: 'Main' });
  const links = within(bar ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Offerings', `/${slug}-offerings/doctors`],
    ['School', '/school'],
    ['Clinic', '/clinic'],
    ['Feed', '/feed'],
    ['About us', '/about-us'],
  ]);
  expect(screen.getByRole('link', { name: `${name}, home` })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', '/contactUs');
});

test('marks the current section in header and drawer, and updates it after navigation', () => {
  const { container } = render(<Header site={site} pathname="/assessments/learning/dyslexia" />);
  const markSection = enhanceHeader(container, site);
  const marked = () =>
    [...container.querySelectorAll('[aria-current]')].map((link) => [
      link.textContent,
      link.getAttribute('aria-current'),
    ]);
  const inBoth = (label: string, mark: string) => [
    [label, mark],
    [label, mark],
  ];
  expect(marked()).toEqual(inBoth('Offerings', 'true'));
  markSection('/school');
  expect(marked()).toEqual(inBoth('School', 'page'));
  markSection(`/${slug}-offerings/vision`);
  expect(marked()).toEqual(inBoth('Offerings', 'true'));
  markSection('/privacy-policy');
  expect(marked()).toEqual([]);
});

test('the menu’s buttons open and close it without scripts', () => {
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
