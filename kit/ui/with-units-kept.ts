/** A figure and the space before the unit that it is read with: “38 °C”, “−1.50 D”, “₹1 lakh”. */
const spaceBeforeUnit = /(?<=\d) (?=(?:°[CF]|D|lakh|crore)(?![\p{L}\d]))/gu;

/**
 * A text, or the HTML of one, whose lines break before no unit: the space between a figure and its unit
 * becomes one that holds them together. Content files are written with plain spaces.
 */
export function withUnitsKept(text: string): string {
  return text.replaceAll(spaceBeforeUnit, '\u{a0}');
}
