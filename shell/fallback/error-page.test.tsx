import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page.tsx';

const site = configuredSite();
const { phone, phoneLink } = site.contact;

test('the page for an unknown address apologises and offers search, the home page and the phone number', () => {
  render(<ErrorPage site={site} reason="notFound" />);

  expect(
    screen.getByText(/^Sorry, .*Search .*home page.*call us/, { selector: 'h1 ~ p' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search the site' })).toHaveAttribute(
    'href',
    '/assessments',
  );
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', phoneLink);
});

test('has a hidden placeholder for suggestions from the server', () => {
  const { container, rerender } = render(<ErrorPage site={site} reason="notFound" />);
  const suggestions = screen.getByText('Were you looking for one of these?');
  expect(suggestions).not.toBeVisible();
  expect(suggestions.nextElementSibling).toBeEmptyDOMElement();
  rerender(<ErrorPage site={site} reason="failed" />);
  expect(container).not.toHaveTextContent('Were you looking');
});

test('the page for a failure links to the home page and the phone number, but not to search', () => {
  render(<ErrorPage site={site} reason="failed" />);

  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Search the site' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', phoneLink);
});
