import { indianMobilesIn } from '@site/kit/api/indian-mobile.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { emailAddressesIn, normaliseEmailAddress } from './normalise-email-address.ts';

/** A person in a text: the canonical e-mail address or the ten digits of a mobile number. */
const peopleIn = (text: string) => [...emailAddressesIn(text), ...indianMobilesIn(text)];

/**
 * Stores who sent a submission and whom its texts mention, so that a person is found without reading every submission.
 * `sender` are the texts of the fields for the sender's address and number.
 */
export async function indexPeople(
  db: Kysely<Schema>,
  submission_id: string,
  { sender = [], texts }: { sender?: readonly string[]; texts: readonly string[] },
): Promise<void> {
  const senders = new Set(
    sender.flatMap((text) => [normaliseEmailAddress(text), ...peopleIn(text)]),
  );
  const others = new Set(texts.flatMap(peopleIn).filter((key) => !senders.has(key)));
  const rows = [
    ...[...senders].map((person_key) => ({ submission_id, person_key, is_sender: 1 })),
    ...[...others].map((person_key) => ({ submission_id, person_key, is_sender: 0 })),
  ];
  if (rows.length === 0) return;
  await db
    .insertInto('submission_people')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['person_key', 'submission_id']).doNothing())
    .execute();
}
