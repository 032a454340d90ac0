/**
 * Replaces control, bidirectional and invisible characters, so that text of others can't move a terminal's cursor,
 * write to its clipboard or reorder a line. Keeps line breaks.
 */
export function printable(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '�');
}
