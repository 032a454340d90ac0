import { expect, jest, test } from '@jest/globals';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hydrateInTest } from '@site/kit/ui/hydrate-in-test.tsx';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { Offerings } from './offerings.tsx';

const configured = configuredSite();
const site = { ...configured, product: { ...configured.product, name: 'Acorn', slug: 'acorn' } };

test('the five offerings lead to the pages of the specification, under the configured name', () => {
  render(
    <OnTheHomePage site={site}>
      <Offerings site={site} />
    </OnTheHomePage>,
  );

  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Behavioural Assessments', '/acorn-offerings/behavioural'],
    ['Hearing', '/acorn-offerings/hearing'],
    ['Vision', '/acorn-offerings/acorn-vision'],
    ['Ask Acorn', '/intervention/comingSoon'],
    ['Biometric Monitoring', '/acorn-offerings/biometric'],
  ]);
});

test('the one that is not there yet opens the waitlist instead of leading somewhere', () => {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  render(
    <OnTheHomePage site={site} openDialog={openDialog}>
      <Offerings site={site} />
    </OnTheHomePage>,
  );
  const card = screen.getByRole('link', { name: /Ask Acorn/ });

  const press = createEvent.click(card);
  fireEvent(card, press);

  expect(openDialog.mock.calls).toEqual([[{ dialog: 'waitlist' }]]);
  expect(press.defaultPrevented).toBe(true);
});

test('only that one waits for the live page; the others are plain links', async () => {
  await hydrateInTest(
    <OnTheHomePage site={site}>
      <Offerings site={site} />
    </OnTheHomePage>,
    (page) => {
      const waiting = [...page.querySelectorAll('a[data-live]')];
      expect(waiting.map((link) => link.querySelector('h3')?.textContent)).toEqual(['Ask Acorn']);
    },
  );
});

test('what is not there yet is marked', () => {
  render(
    <OnTheHomePage site={site}>
      <Offerings site={site} />
    </OnTheHomePage>,
  );

  const marked = screen.getAllByText('Coming Soon').map((mark) => mark.closest('a'));
  expect(marked.map((card) => card?.querySelector('h3')?.textContent)).toEqual([
    'Ask Acorn',
    'Biometric Monitoring',
  ]);
});
