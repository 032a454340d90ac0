import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { configuredSite } from '../testing/configured-site.ts';
import { Parts } from './parts.tsx';

const site = configuredSite();

test('a mark after a phone number stays with the number, and the words go on after it', () => {
  const { container } = render(
    <p>
      <Parts site={site} parts={['Call ', { kind: 'phone' }, '. Asking costs nothing.']} />
    </p>,
  );

  expect(container).toHaveTextContent(`Call ${site.contact.phone}. Asking costs nothing.`);
  const number = screen.getByRole('link', { name: site.contact.phone });
  expect(number.parentElement).toHaveTextContent(`${site.contact.phone}.`);
  expect(number.parentElement?.tagName).toBe('SPAN');
});

test('a number in the middle of words stands by itself', () => {
  const { container } = render(
    <p>
      <Parts site={site} parts={['Call ', { kind: 'phone' }, ' or write.']} />
    </p>,
  );

  expect(container).toHaveTextContent(`Call ${site.contact.phone} or write.`);
  expect(screen.getByRole('link').parentElement?.tagName).toBe('P');
});
