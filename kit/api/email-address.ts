import { limits } from './limits.ts';

/**
 * Whether a text is non-space text, an at sign, non-space text, a dot and non-space text: `^\S+@\S+\.\S+$`.
 * Not written as that pattern because a long run of at signs makes it take cubic time. Too long is no address.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > limits.email || /\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at !== -1 && text.lastIndexOf('.', text.length - 2) > at + 1;
}
