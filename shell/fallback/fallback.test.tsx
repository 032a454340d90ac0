import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fallback, fallbackElement } from './fallback.tsx';

const site = configuredSite();

test('says calmly that the page failed to load, with a retry button, the phone number and its hours', async () => {
  const onRetry = jest.fn();
  render(<Fallback site={site} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load');
  expect(screen.getByText(/Nothing you have done is lost\./)).toBeInTheDocument();
  const { phone, phoneLink, hours } = site.contact;
  expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', phoneLink);
  expect(screen.getByText(`We answer ${hours}.`)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('retries when the browser is online again, unless the visitor has moved on', () => {
  const onRetry = jest.fn();
  act(() => document.body.replaceChildren(fallbackElement(site)(onRetry)));
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
