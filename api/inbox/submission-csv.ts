import { describeRelayState } from './describe-relay-state.ts';
import { type Submission, submissionTexts } from './submission.ts';

/** What an export says of each submission. */
export const csvColumns: readonly string[] = [
  'received',
  'kind',
  ...submissionTexts,
  'passed on',
  'filled in very fast',
  'id',
];

/** A submission by those columns. `webhook`: whether deletion requests are passed on. */
export function csvCells(submission: Submission, webhook: boolean): readonly string[] {
  const { kind, receivedAt, relay } = submission;
  return [
    new Date(receivedAt).toISOString(),
    kind,
    ...submissionTexts.map((name) => submission[name] ?? ''),
    relay === undefined ? '' : describeRelayState(relay, { configured: webhook }),
    submission.tooFast ? 'yes' : '',
    submission.id,
  ];
}
