/** Without this mark Excel reads UTF-8 as another encoding and spoils names in Indian scripts. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A cell that starts like this is run as a formula by a spreadsheet, by one of an East Asian language with the wide signs
 * too. Where lists are separated by semicolons, what comes after one starts a cell as well, whatever we quote.
 */
const FORMULA = /^(?=[=+\-@＝＋－＠\t\r])|(?=[=+\-@＝＋－＠])(?<=;[\s"]*)/g;

/** One line of CSV by RFC 4180, its end included; what a spreadsheet would run gets a `'` in front. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = text.replace(FORMULA, "'");
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
