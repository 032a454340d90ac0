import {
  submissionFields,
  type SubmissionField,
  type SubmissionKind,
} from '../submission-fields.ts';
import { fieldNames, type FormFields } from '@site/kit/api/form-schema.ts';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { JobRow, SubmissionRow } from '../database/schema.ts';

export type { SubmissionKind };

export const submissionKinds = [
  'message',
  'call-back',
  'waitlist',
  'deletion',
] as const satisfies readonly SubmissionKind[];

/** The kind of job that delivers a deletion request. */
export const DELETION_JOB = 'deletion';

/** Delivery state of a deletion request. Times are epoch milliseconds. */
export type RelayState =
  | { kind: 'delivered'; at: number }
  /** `behindAnother`: an earlier request from the same address has to be delivered first. */
  | {
      kind: 'waiting';
      attempts: number;
      nextTryAt: number;
      lastOutcome: string | null;
      behindAnother: boolean;
    }
  | { kind: 'given-up'; attempts: number; lastOutcome: string | null }
  /** The webhook rejected it permanently. */
  | { kind: 'refused'; lastOutcome: string | null }
  /** An operator has handled it manually. */
  | { kind: 'settled'; at: number }
  /** Delivered or settled, but its job has since been deleted. */
  | { kind: 'done' };

/** Whether a deletion request needs no further action. */
export function isClosed({ kind }: RelayState): boolean {
  return kind === 'delivered' || kind === 'settled' || kind === 'done';
}

/** Every field of any kind, in the order of the inbox and of exports. */
export const submissionTexts: readonly SubmissionField[] = [
  ...new Set([
    ...fieldNames(submissionFields['call-back']),
    ...fieldNames(submissionFields.message),
    ...fieldNames(submissionFields.waitlist),
    ...fieldNames(submissionFields.deletion),
  ]),
];

/** The front desk's state of a submission. Times are epoch milliseconds. */
export type Handling = {
  readAt: number | null;
  /** Id of a desk user. */
  assignedTo: string | null;
  answered: { at: number; by: string } | null;
  /** Closed without an answer, such as spam. */
  notForUs: { at: number; by: string } | null;
};

/** A submission as the inbox shows it, without the fields its kind doesn't have. */
export type Submission = Partial<Record<SubmissionField, string>> & {
  kind: SubmissionKind;
  id: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Whether the form reported being filled in faster than a person could. */
  tooFast: boolean;
  /** The danger that its words speak of, by its name in `kit/safety/content/danger-words.yaml`. */
  danger?: string;
  handling: Handling;
  relay?: RelayState;
};

const sentFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The fields that a visitor filled in. */
export function fieldsOf(payload: string): Partial<Record<SubmissionField, string>> {
  const sent = v.parse(sentFields, payload);
  return Object.fromEntries(
    submissionTexts.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  );
}

/** The fields that a visitor filled in, with their labels. */
export function labelledFields({
  kind,
  ...sent
}: Submission): readonly { name: SubmissionField; label: string; value: string }[] {
  const fields: FormFields = submissionFields[kind];
  return submissionTexts.flatMap((name) => {
    const value = sent[name];
    return value === undefined ? [] : [{ name, label: fields[name]?.label ?? name, value }];
  });
}

/** The job of a deletion request, and whether an earlier one of its queue is waiting. */
export type Delivery = Pick<JobRow, 'state' | 'attempts' | 'due_at' | 'outcome' | 'ended_at'> & {
  behind_another: boolean;
};

/** Converts a row. `delivery` is that of a deletion request, unless it has been deleted. */
export function submissionOf(
  row: Selectable<SubmissionRow>,
  delivery: Delivery | undefined,
): Submission {
  const { id, kind, received_at: receivedAt, hasty, danger } = row;
  return {
    ...fieldsOf(row.payload),
    id,
    kind,
    receivedAt,
    tooFast: hasty === 1,
    ...(danger !== null && { danger }),
    handling: handlingOf(row),
    ...(kind === 'deletion' && { relay: relayState(delivery) }),
  };
}

export function handlingOf({
  state,
  read_at: readAt,
  assigned_to: assignedTo,
  answered_at: at,
  answered_by: by,
}: Selectable<SubmissionRow>): Handling {
  const closed = at === null ? null : { at, by: by ?? '' };
  const isUnwanted = state === 'unwanted';
  return {
    readAt,
    assignedTo,
    answered: isUnwanted ? null : closed,
    notForUs: isUnwanted ? closed : null,
  };
}

function relayState(delivery: Delivery | undefined): RelayState {
  if (!delivery) return { kind: 'done' };
  const { state, attempts, outcome: lastOutcome, due_at: nextTryAt, ended_at } = delivery;
  switch (state) {
    case 'done':
      return { kind: 'delivered', at: ended_at ?? nextTryAt };
    case 'settled':
      return { kind: 'settled', at: ended_at ?? nextTryAt };
    case 'dead':
      return { kind: 'given-up', attempts, lastOutcome };
    case 'refused':
      return { kind: 'refused', lastOutcome };
    case 'waiting':
      return {
        kind: 'waiting',
        attempts,
        lastOutcome,
        nextTryAt,
        behindAnother: delivery.behind_another,
      };
  }
}
