import '../testing/text-encoder.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, jest, test } from '@jest/globals';
import { Island } from '../islands/island.tsx';
import { sourceNotes } from './source-notes.island.tsx';
import { SourceRef } from './source-ref.tsx';
import { SourcesPanel } from './sources-panel.tsx';

const showPopover = jest.fn();

afterEach(() => {
  showPopover.mockReset();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

function Page() {
  return (
    <>
      <p>
        5 in 100
        <SourceRef number={1} />
      </p>
      <SourcesPanel
        writtenBy="The content team"
        lastChanged="2024-06-17"
        nextReview="2027-06-17"
        sources={[{ text: 'NICE. NG87, 2018.', url: 'https://www.nice.org.uk/guidance/ng87/' }]}
      />
      <Island of={sourceNotes} props={{}} />
    </>
  );
}

test('a press on a number shows its source beside it, with the focus on it', async () => {
  Object.assign(HTMLElement.prototype, { showPopover });
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');

  const note = screen.getByLabelText('Source 1', { selector: 'dialog' });
  expect(showPopover).toHaveBeenCalledTimes(1);
  expect(note).toHaveTextContent('NICE. NG87, 2018. nice.org.uk');
  expect(note).toHaveFocus();
  expect(note.querySelectorAll('[id]')).toHaveLength(0);
  expect(note.querySelector('a[href="#source-1"]')).toHaveTextContent('All sources');
});

test('where a browser has no popovers the number leads to the list', async () => {
  render(<Page />);
  const followed = jest.fn();
  document.addEventListener('click', (event) => followed(event.defaultPrevented), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Source 1' }));
  expect(followed).toHaveBeenCalledWith(false);
});
