/** A cell that starts like this is run as a formula by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of CSV by RFC 4180, its end included; a cell that a spreadsheet would run gets a `'` in front. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
