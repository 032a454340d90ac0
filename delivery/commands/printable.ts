/** A line as a terminal may get it: what others have written must not move the cursor of whoever reads it. */
export function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Cf}]/gu, '�');
}
