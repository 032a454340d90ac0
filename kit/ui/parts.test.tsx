import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { configuredSite } from '../testing/configured-site.ts';
import { Parts } from './parts.tsx';

const site = configuredSite();

test('keeps punctuation on the same line as a phone number', () => {
  const { container } = render(
    <p>
      <Parts site={site} parts={['Call ', { kind: 'phone' }, '. Asking costs nothing.']} />
      <Parts site={site} parts={['Call ', { kind: 'phone' }, ' or write.']} />
    </p>,
  );

  const { phone } = site.contact;
  expect(container).toHaveTextContent(
    `Call ${phone}. Asking costs nothing.Call ${phone} or write.`,
  );
  const [beforeMark, amongWords] = screen.getAllByRole('link', { name: phone });
  expect(beforeMark?.parentElement).toHaveTextContent(`${phone}.`);
  expect(beforeMark?.parentElement?.tagName).toBe('SPAN');
  expect(amongWords?.parentElement?.tagName).toBe('P');
});
