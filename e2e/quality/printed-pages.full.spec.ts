import type { Page } from 'playwright/test';
import { conditionPath } from '../../mfe-assessments/content/paths.ts';
import { conditions } from '../../mfe-assessments/content/conditions.ts';
import { readContent } from '../support/read-content.ts';
import { violations } from '../support/axe.ts';
import {
  helpCards,
  leftOffPaper,
  missingFrom,
  overprintedLines,
  textsForPaper,
  tornCards,
  tornOrCut,
} from '../support/printed.ts';
import { readPdf } from '../support/read-pdf.ts';
import { shard } from '../support/shard.ts';
import { onePagePerTemplate, openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Each paper size with and without background colours, because browsers offer both. */
const papers = [
  { format: 'A4', printBackground: false },
  { format: 'Letter', printBackground: true },
] as const;

/** The printable area of a sheet in CSS pixels: Letter is shorter, A4 narrower. */
const sheet = { width: 695, height: 960 };

/** Checklists in scripts that reorder letters, so that their PDFs cannot be searched. */
const indianScript = /\/checklist\/(?:hi|kn)$/;

const parts = [1, 2];

for (const part of parts) {
  test(`every kind of page prints completely, part ${part}`, async ({ page }) => {
    for (const path of shard(onePagePerTemplate(), part, parts.length)) {
      await openLive(page, path);
      const texts = indianScript.test(path) ? [] : await page.evaluate(textsForPaper, leftOffPaper);
      for (const paper of papers) {
        const sheets = readPdf(await page.pdf({ ...paper, preferCSSPageSize: true }));
        const where = `${path} on ${paper.format}`;
        expect.soft(missingFrom(sheets, texts), where).toEqual([]);
        expect.soft(overprintedLines(sheets), where).toEqual([]);
      }
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(sheet);
      expect.soft(await page.evaluate(tornOrCut, sheet.height), path).toEqual([]);
      expect.soft(await faintWords(page), path).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
}

/** Text that is hard to read with background colours. */
async function faintWords(page: Page): Promise<string[]> {
  return (await violations(page)).filter((violation) => violation.startsWith('color-contrast'));
}

/** The essentials: what it is, the signs, when to act, whom to call and what to do today. */
const essentialParts = [
  'h1 span, [data-first-band] h1 + p, [data-symptom] :is(h3, p)',
  '.ui-care-card :is(h3, li, .ui-call b, .ui-care-place span)',
  '.ui-safety-card h3, [data-essentials-today], [data-essential]',
].join(', ');

/** Returns the text of some elements without source numbers. Runs in the page. */
function withoutSources(elements: Element[]): string[] {
  return elements.map((element) =>
    [...element.childNodes]
      .filter(({ nodeName }) => nodeName !== 'SUP')
      .map(({ textContent }) => textContent)
      .join(''),
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a condition prints on at most 12 sheets with unbroken help cards, its essentials on two', async ({
    page,
  }) => {
    for (const [index, condition] of conditions.entries()) {
      const path = conditionPath(condition);
      // Alternates between the two paper sizes.
      const format = index % 2 === 0 ? 'A4' : 'Letter';
      await page.goto(path);
      const whole = readPdf(await page.pdf({ format, preferCSSPageSize: true }));
      expect.soft(whole.length, `${path} on ${format}`).toBeLessThanOrEqual(12);
      const cards = await page.evaluate(helpCards);
      expect(cards.length).toBeGreaterThan(3);
      expect.soft(tornCards(whole, cards), `${path} on ${format}`).toEqual([]);

      await page.goto('about:blank');
      await page.goto(`${path}#essentials`);
      const essentials = readPdf(await page.pdf({ format, preferCSSPageSize: true }));
      expect.soft(essentials.length, `essentials of ${path} on ${format}`).toBeLessThanOrEqual(2);
      const texts = await page.locator(essentialParts).evaluateAll(withoutSources);
      expect(texts.length).toBeGreaterThan(25);
      const missing = missingFrom(essentials, [...texts, path]);
      expect.soft(missing, `essentials of ${path} on ${format}`).toEqual([]);
    }
  });
});

test('one button prints the essentials, another the whole page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', location.hash);
  });
  const [condition] = conditions;
  if (!condition) throw new Error('There is no condition.');
  await openLive(page, conditionPath(condition));
  const sheets = async () =>
    readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true })).length;
  const whole = await sheets();

  const { essentials } = readContent<{ essentials: { print: string; whole: string } }>(
    'mfe-assessments/content/words/condition-page.yaml',
  );
  const { print, whole: wholeAgain } = essentials;
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: print })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '#essentials');
  expect(await sheets()).toBe(2);

  await page.getByRole('link', { name: wholeAgain }).click();
  expect(await sheets()).toBe(whole);
});
