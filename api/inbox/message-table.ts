import type { StoredMessage } from '../submissions/contact-store.ts';

const COLUMNS = [
  { title: 'Received (India)', width: 17 },
  { title: 'Name', width: 24 },
  { title: 'Phone', width: 16 },
  { title: 'Email', width: 30 },
  { title: 'Message', width: 60 },
] as const;

const indianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The messages as lines of a table under its headings; long texts are cut, a message to its first line. */
export function messageTable(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => [
    indianTime.format(message.receivedAt).replace(',', ''),
    message.name,
    message.phone ?? '',
    message.email,
    message.message.split('\n', 1).join(''),
  ]);
  const lines = [COLUMNS.map(({ title }) => title), ...rows].map((cells) =>
    COLUMNS.map(({ width }, index) => fit(cells[index] ?? '', width))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** Cuts or pads to a number of letters as a reader counts them; marks that turn the terminal's text around are dropped. */
function fit(text: string, width: number): string {
  const seen = [...letters.segment(text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' '))];
  if (seen.length > width) {
    return `${seen
      .slice(0, width - 1)
      .map(({ segment }) => segment)
      .join('')}…`;
  }
  return seen.map(({ segment }) => segment).join('') + ' '.repeat(width - seen.length);
}
