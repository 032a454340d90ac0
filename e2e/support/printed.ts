import type { PdfRun } from './read-pdf.ts';

/** Elements omitted on paper, because they are only interactive or repeated elsewhere on the sheet. */
export const leftOffPaper = [
  // Navigation.
  '[data-condition] .ui-breadcrumbs',
  '[aria-labelledby="other-blogs"], [class~="max-xl:hidden"]',
  // Controls to open, choose, print or book something.
  '.ui-safety-open, [data-essentials-today]',
  '[class~="print:hidden"], .ui-call[href^="/"]',
  '[data-first-band] .ui-chip, [data-at-age], [data-other-age]',
  // Screen reader text, content shown on demand, and the copies in an infinite row of slides.
  '.sr-only, dialog, option, template, noscript, .slick-cloned',
  '[hidden]:not([data-print]), [data-error-summary]:has([hidden])',
  // Shown only without scripts, or by an address that names it.
  '[class~="noscript:block"], [class~="target:grid"]',
].join(', ');

/** Returns the text of the main part that belongs on paper, even if collapsed, paged or in a tab. Runs in the page. */
export function textsForPaper(leftOff: string): string[] {
  const main = document.getElementById('slot') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (nodeValue && parentElement && !parentElement.closest(leftOff)) texts.push(nodeValue);
  }
  return texts;
}

/** Returns the texts missing from the sheets. A text may start on one sheet and end on the next. */
export function missingFrom(sheets: readonly PdfRun[][], texts: readonly string[]): string[] {
  const printed = sheets.map((runs) => letters(runs.map(({ text }) => text).join('')));
  const wanted = Map.groupBy(texts, letters);
  wanted.delete('');
  return [...wanted]
    .filter(([text, { length }]) => {
      const seen = printed.reduce((sum, sheet) => sum + sheet.split(text).length - 1, 0);
      return seen < length && !isSplit(printed, text);
    })
    .map(([, [text = '']]) => text);
}

/** Whether a text ends one sheet and starts the next. Sheets break between lines, so each part has some letters. */
function isSplit(printed: readonly string[], text: string): boolean {
  return printed.some((sheet, index) => {
    let length = text.length - LEAST_LETTERS;
    while (length >= LEAST_LETTERS && !sheet.includes(text.slice(0, length))) length -= 1;
    return length >= LEAST_LETTERS && (printed[index + 1] ?? '').includes(text.slice(length));
  });
}

const LEAST_LETTERS = 12;

/** Returns cards whose texts are not all on one sheet. */
export function tornCards(sheets: readonly PdfRun[][], cards: readonly string[][]): string[] {
  const printed = sheets.map((runs) => letters(runs.map(({ text }) => text).join('')));
  return cards
    .filter(
      (texts) => !printed.some((sheet) => texts.every((text) => sheet.includes(letters(text)))),
    )
    .map((texts) => texts.join(' | '));
}

/** Returns the text of each help card, which a parent in a hurry must find on one sheet. Runs in the page. */
export function helpCards(): string[][] {
  return [
    ...document.querySelectorAll('#slot :is(.ui-care-card, .ui-safety-action, .ui-safety-short)'),
  ].map((card) => [...card.querySelectorAll('h3, h4, li')].map(({ textContent }) => textContent));
}

/** Normalises what a browser may render differently: spaces, hyphens and ligatures. */
function letters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}‐-]/gu, '')
    .toLowerCase();
}

/** Returns lines that overprint one another, by their first words. */
export function overprintedLines(sheets: readonly PdfRun[][]): string[] {
  return sheets.flatMap((runs, index) => {
    const lines = linesOf(runs);
    return lines.flatMap((line, place) =>
      lines
        .slice(place + 1)
        .filter(
          (other) =>
            other.x < line.end - 1 &&
            line.x < other.end - 1 &&
            Math.abs(other.y - line.y) > 0.5 &&
            // A superscript is raised by more than this above its line.
            Math.abs(other.y - line.y) < Math.min(line.size, other.size) * 0.4,
        )
        .map((other) => `sheet ${index + 1}: "${line.text}" and "${other.text}"`),
    );
  });
}

/** Joins runs into lines: at the same height, with at most a word space between them. */
function linesOf(runs: readonly PdfRun[]): PdfRun[] {
  const lines: PdfRun[] = [];
  for (const run of runs) {
    if (run.text.trim() === '') continue;
    const line = lines.find(
      ({ y, x, end, size }) =>
        Math.abs(y - run.y) < 0.5 && run.x < end + 2 * size && run.end > x - 2 * size,
    );
    if (!line) lines.push({ ...run });
    else {
      line.text += run.text;
      line.x = Math.min(line.x, run.x);
      line.end = Math.max(line.end, run.end);
    }
  }
  return lines;
}

/**
 * Returns cards that may break across sheets, and boxes that clip their content. A card has a border on all sides and
 * rounded corners. Runs in the page, in print styles.
 */
export function tornOrCut(sheetHeight: number): string[] {
  return [...document.querySelectorAll('#slot *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || element.matches('.sr-only')) return [];
    const name = element.className || element.tagName;
    const isCard =
      ['top', 'right', 'bottom', 'left'].every(
        (side) =>
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      ) &&
      Number.parseFloat(style.borderTopLeftRadius) > 0 &&
      !element.closest('a, button, input, select, textarea');
    const isCut = (overflow: string, inside: number, room: number) =>
      overflow !== 'visible' && inside > room + 2;
    return [
      ...(isCard && style.breakInside !== 'avoid' ? [`${name} may be torn`] : []),
      ...(isCard && height > sheetHeight ? [`${name} is taller than a sheet`] : []),
      ...(isCut(style.overflowY, element.scrollHeight, element.clientHeight) ||
      isCut(style.overflowX, element.scrollWidth, element.clientWidth)
        ? [`${name} cuts off what does not fit`]
        : []),
    ];
  });
}
