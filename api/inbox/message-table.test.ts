import { expect, test } from '@jest/globals';
import { messageTable } from './message-table.ts';

const message = {
  id: '1',
  receivedAt: Date.UTC(2026, 0, 5, 20, 0),
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@example.in',
  message: 'First line\nSecond line',
};

test('a row shows Indian time, the sender and the first line', () => {
  expect(messageTable([message])).toMatch(
    /^Received \(India\) .*\n6 Jan 2026 01:30 {2,}Asha {2,}9876543210 {2,}asha@example\.in {2,}First line\n$/,
  );
});

test('columns stay in line for letters of any script, and long texts are cut', () => {
  const lines = messageTable([
    { ...message, name: 'ಕಾವ್ಯ', message: 'x' },
    { ...message, name: 'n'.repeat(90), message: 'y' },
  ]).split('\n');
  const letters = new Intl.Segmenter();
  const widthBefore = (line: string | undefined, mark: string) =>
    [...letters.segment((line ?? '').split(mark, 1).join(''))].length;
  expect(widthBefore(lines[1], '9876')).toBe(widthBefore(lines[2], '9876'));
  expect(lines[2]).toContain(`${'n'.repeat(23)}… `);
});

test('marks that would turn the line around are not printed', () => {
  expect(messageTable([{ ...message, name: 'a\u202eb' }])).not.toContain('\u202e');
});
