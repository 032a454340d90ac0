import { expect, test } from '@jest/globals';
import { submissionTable } from './submission-table.ts';
import type { Submission } from './submission.ts';

const table = (submissions: readonly Submission[]) =>
  submissionTable(submissions, { webhook: true });

const message: Submission = {
  kind: 'message',
  tooFast: false,
  id: '1',
  receivedAt: Date.UTC(2026, 0, 5, 20, 0),
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@example.in',
  message: 'First line\nSecond line',
};

test('shows the Indian time, the sender and the first line in a row', () => {
  expect(table([message])).toMatch(
    /^Received \(India\) .*\n6 Jan 2026 01:30 {2,}message {2,}Asha {2,}9876543210 {2,}asha@example\.in\n {2}First line\n$/,
  );
});

test('aligns columns in any script, and truncates long text', () => {
  const lines = table([
    { ...message, name: 'ಕಾವ್ಯ', message: 'x' },
    { ...message, name: 'n'.repeat(90), message: 'y' },
  ]).split('\n');
  const letters = new Intl.Segmenter();
  const widthBefore = (line: string | undefined, mark: string) =>
    [...letters.segment((line ?? '').split(mark, 1).join(''))].length;
  expect(widthBefore(lines[1], '9876')).toBe(widthBefore(lines[3], '9876'));
  expect(lines[3]).toContain(`${'n'.repeat(23)}… `);
});

test('limits lines to 100 columns without splitting ids', () => {
  const id = '01a21c79-ddf1-7000-a048-1a5f26345993';
  const long = {
    name: 'n'.repeat(90),
    email: `${'e'.repeat(90)}@example.in`,
    message: 'word '.repeat(90),
  };
  const relay = { kind: 'given-up', attempts: 250, lastOutcome: 'no answer in time' } as const;
  const printed = table([{ ...message, ...long, id, relay }]);
  expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(printed).toContain(`settle ${id}`);
});

test('strips bidirectional control characters', () => {
  expect(table([{ ...message, name: 'a\u202eb' }])).not.toContain('\u202e');
});

const deletion: Submission = { ...message, kind: 'deletion', id: 'd-1' };
const waiting = {
  kind: 'waiting',
  attempts: 3,
  nextTryAt: Date.UTC(2026, 0, 6, 20, 0),
  lastOutcome: 'status 500',
  behindAnother: false,
} as const;

test.each([
  [{ relay: { kind: 'delivered', at: Date.UTC(2026, 0, 6, 20, 0) } }, 'delivered 7 Jan 2026 01:30'],
  [{ relay: waiting }, 'tried 3 times (status 500), next attempt 7 Jan 2026 01:30'],
  [{ relay: { ...waiting, attempts: 0 } }, 'about to be delivered'],
  [
    { relay: { ...waiting, behindAnother: true } },
    'waiting for an earlier request from this email',
  ],
  [
    { relay: { kind: 'refused', lastOutcome: 'status 422' } },
    'rejected by the webhook (status 422); to retry: retry d-1; once handled: settle d-1',
  ],
  [
    { relay: { kind: 'refused', lastOutcome: 'status 410' } },
    'the webhook is gone for good (status 410); to retry: retry d-1; once handled: settle d-1',
  ],
  [
    { relay: { kind: 'given-up', attempts: 250, lastOutcome: 'no answer in time' } },
    'gave up after 250 attempts (no answer in time); to retry: retry d-1; once handled: settle d-1',
  ],
  [
    { relay: { kind: 'settled', at: Date.UTC(2026, 0, 6, 20, 0) } },
    'settled manually 7 Jan 2026 01:30',
  ],
  [{ relay: { kind: 'done' } }, 'done, date no longer stored'],
  [{ tooFast: true }, 'filled in very fast'],
] as const)('shows the delivery state of a deletion request with %j', (more, state) => {
  expect(table([{ ...deletion, ...more }])).toMatch(new RegExp(`  ${escaped(state)}\n$`));
});

test('labels a deletion request as only stored if there is no webhook', () => {
  expect(submissionTable([{ ...deletion, relay: waiting }], { webhook: false })).toContain(
    'stored only, no webhook is configured; once handled: settle d-1',
  );
});

test('shows the topic of a call-back request', () => {
  expect(table([{ ...message, kind: 'call-back', wanted: 'an eye test' }])).toContain(
    '  Wants an eye test: First line\n',
  );
});

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}
