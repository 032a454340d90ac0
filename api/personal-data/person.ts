import { holdsIndianMobile, normaliseIndianMobile } from '@site/kit/api/indian-mobile.ts';
import { type Submission, submissionTexts } from '../inbox/submission.ts';
import {
  holdsEmailAddress,
  mentionsEmailAddress,
  normaliseEmailAddress,
} from '../submissions/normalise-email-address.ts';

/** A person, identified by e-mail address, mobile number, or one of their submissions. */
export type Person =
  | { kind: 'email'; address: string }
  | { kind: 'mobile'; digits: string }
  | { kind: 'submission'; id: string };

const SUBMISSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses an e-mail address, an Indian mobile number in any format, or a submission id. */
export function parsePerson(text: string): Person | null {
  const id = text.replace(/[\p{Cf}\s]/gu, '');
  if (SUBMISSION_ID.test(id)) return { kind: 'submission', id };
  const digits = normaliseIndianMobile(text);
  if (digits !== null) return { kind: 'mobile', digits };
  const address = normaliseEmailAddress(text);
  return address.includes('@') ? { kind: 'email', address } : null;
}

/** Whether this person sent the submission: compares its e-mail and phone fields, ignoring formatting. */
export function isSentBy(person: Person, { id, email, phone }: Submission): boolean {
  switch (person.kind) {
    case 'email':
      return email !== undefined && holdsEmailAddress(email, person.address);
    case 'mobile':
      return phone !== undefined && holdsIndianMobile(phone, person.digits);
    case 'submission':
      return id === person.id;
  }
}

/** Whether the person's address or number occurs anywhere in a submission's text or notes. */
export function isMentionedIn(
  person: Person,
  submission: Submission,
  notes: readonly string[],
): boolean {
  const texts = [...submissionTexts.map((name) => submission[name] ?? ''), ...notes];
  switch (person.kind) {
    case 'email':
      return texts.some((text) => mentionsEmailAddress(text, person.address));
    case 'mobile':
      return texts.some((text) => holdsIndianMobile(text, person.digits));
    case 'submission':
      return false;
  }
}
