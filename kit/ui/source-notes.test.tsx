import '../testing/text-encoder.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, jest, test } from '@jest/globals';
import { Island } from '../islands/island.tsx';
import { sourceNotes } from './source-notes.island.tsx';
import { SourceRef } from './sources-panel.tsx';

test('links to the list of sources without popover support', async () => {
  render(
    <>
      <SourceRef number={1} />
      <span id="source-1">NICE. NG87, 2018.</span>
      <Island of={sourceNotes} props={{}} />
    </>,
  );
  const followed = jest.fn();
  document.addEventListener('click', (event) => followed(event.defaultPrevented), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Source 1' }));
  expect(followed).toHaveBeenCalledWith(false);
});
