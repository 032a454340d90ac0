/** Matches the space between a number and its unit: “38 °C”, “−1.50 D”, “₹1 lakh”. */
const spaceBeforeUnit = /(?<=\d) (?=(?:°[CF]|D|lakh|crore)(?![\p{L}\d]))/gu;

/**
 * Replaces the space between a number and its unit with a non-breaking space, in text or HTML. Content files contain
 * plain spaces.
 */
export function nonBreakingUnits(text: string): string {
  return text.replaceAll(spaceBeforeUnit, '\u{a0}');
}
