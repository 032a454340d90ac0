import { limits } from './limits.ts';

/**
 * Ten digits that start with 6 to 9, from a number as people write it: spaces, dashes, a leading 0, 91 or
 * +91, and the invisible marks a phone's contact list adds when copied. `null` when it is no such number.
 */
export function normaliseIndianMobile(input: string): string | null {
  if (input.length > limits.phone * 2) return null;
  const bare = input.replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  return /^(?:\+?91|0)?([6-9]\d{9})$/.exec(bare)?.[1] ?? null;
}
