import { indianIso } from '../indian-time.ts';
import { describeRelayState } from './describe-relay-state.ts';
import { type Submission, submissionTexts } from './submission.ts';

/** Columns of the CSV export. */
export const csvColumns: readonly string[] = [
  'received',
  'kind',
  ...submissionTexts,
  'passed on',
  'filled in very fast',
  'id',
];

/** Returns the cells of a submission. `webhook`: whether a deletion webhook is configured. */
export function csvCells(submission: Submission, webhook: boolean): readonly string[] {
  const { kind, receivedAt, relay } = submission;
  return [
    indianIso(receivedAt),
    kind,
    ...submissionTexts.map((name) => submission[name] ?? ''),
    relay === undefined ? '' : describeRelayState(relay, { configured: webhook }),
    submission.tooFast ? 'yes' : '',
    submission.id,
  ];
}
