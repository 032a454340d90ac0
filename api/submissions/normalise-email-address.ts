/**
 * The normal form by which two spellings of an e-mail address are compared: NFC-normalised, without spaces
 * around it, in small letters. Given its own result it gives it back.
 */
export function normaliseEmailAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC').trim();
}
