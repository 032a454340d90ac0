import { holdsIndianMobile, normaliseIndianMobile } from '@site/kit/api/indian-mobile.ts';
import { type Submission, submissionTexts } from '../inbox/submission.ts';
import {
  holdsEmailAddress,
  mentionsEmailAddress,
  normaliseEmailAddress,
} from '../submissions/normalise-email-address.ts';

/** Somebody, by what they wrote under: the identity of an address, ten digits, or one thing they sent. */
export type Person =
  | { kind: 'email'; address: string }
  | { kind: 'mobile'; digits: string }
  | { kind: 'submission'; id: string };

const SUBMISSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads an e-mail address, an Indian mobile number in any spelling, or the id of a submission; `null` when it is none. */
export function parsePerson(text: string): Person | null {
  const id = text.replace(/[\p{Cf}\s]/gu, '');
  if (SUBMISSION_ID.test(id)) return { kind: 'submission', id };
  const digits = normaliseIndianMobile(text);
  if (digits !== null) return { kind: 'mobile', digits };
  const address = normaliseEmailAddress(text);
  return address.includes('@') ? { kind: 'email', address } : null;
}

/** Whether somebody wrote a submission: by its field for the address or number, in whatever spelling. */
export function isBy(person: Person, { id, email, phone }: Submission): boolean {
  switch (person.kind) {
    case 'email':
      return email !== undefined && holdsEmailAddress(email, person.address);
    case 'mobile':
      return phone !== undefined && holdsIndianMobile(phone, person.digits);
    case 'submission':
      return id === person.id;
  }
}

/** Whether somebody's address or number is anywhere in the words of a submission, or of notes about it. */
export function isNamedIn(
  person: Person,
  submission: Submission,
  notes: readonly string[],
): boolean {
  const words = [...submissionTexts.map((name) => submission[name] ?? ''), ...notes];
  switch (person.kind) {
    case 'email':
      return words.some((text) => mentionsEmailAddress(text, person.address));
    case 'mobile':
      return words.some((text) => holdsIndianMobile(text, person.digits));
    case 'submission':
      return false;
  }
}
