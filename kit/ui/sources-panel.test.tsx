import '../testing/text-encoder.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, jest, test } from '@jest/globals';
import { Island } from '../islands/island.tsx';
import { sourceNotes } from './source-notes.island.tsx';
import { SourceRef, SourcesPanel } from './sources-panel.tsx';

const page = {
  writtenBy: 'The content team',
  lastChanged: '2024-06-17',
  nextReview: '2027-06-17',
  sources: [
    { text: 'A review, 2007.', url: 'https://doi.org/10.1176/ajp' },
    { text: 'NICE. NG87, 2018.', url: 'https://www.nice.org.uk/guidance/ng87/' },
  ],
};

test('shows that the page awaits review until a clinician has reviewed it', () => {
  const { rerender } = render(<SourcesPanel {...page} />);
  expect(screen.getByText('Awaiting clinical review')).toBeInTheDocument();
  rerender(<SourcesPanel {...page} reviewedBy={{ name: 'Dr Rao', role: 'paediatrician' }} />);
  expect(screen.queryByText('Awaiting clinical review')).not.toBeInTheDocument();
  expect(screen.getByText('Dr Rao, paediatrician')).toBeInTheDocument();
});

test('collapses sources to one line with the number of sources and the review date', () => {
  const { rerender } = render(<SourcesPanel {...page} />);
  expect(screen.getAllByText('17 June 2024')[0]).toHaveAttribute('datetime', '2024-06-17');
  expect(screen.getByText('17 June 2027')).toBeInTheDocument();
  const list = screen.getByRole('heading', { name: '2 sources' }).closest('details');
  expect(list).not.toHaveAttribute('open');
  expect(list?.querySelector('summary')).toHaveTextContent('2 sources, last checked 17 June 2024');
  expect(list?.querySelector('#source-2')).toHaveTextContent('NG87');
  expect(screen.getByRole('link', { name: 'nice.org.uk', hidden: true })).toHaveAttribute(
    'href',
    'https://www.nice.org.uk/guidance/ng87/',
  );
  rerender(<SourcesPanel {...page} sources={page.sources.slice(1)} />);
  expect(screen.getByRole('heading', { name: '1 source' })).toBeInTheDocument();
});

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
