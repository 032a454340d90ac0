import { checklistLanguages, checklistPath } from '../../mfe-assessments/content/paths.ts';
import { conditions } from '../../mfe-assessments/content/conditions.ts';
import { expect, test } from '../support/test.ts';

test('every doctor’s checklist fits one A4 sheet, in every language', async ({ page }) => {
  for (const condition of conditions) {
    for (const language of checklistLanguages) {
      const path = checklistPath(condition, language);
      await page.goto(path);
      const sheets = pagesIn(await page.pdf({ preferCSSPageSize: true }));
      expect.soft(sheets, path).toBe(1);
    }
  }
});

/** The number of pages in a PDF, from its page tree. */
function pagesIn(pdf: Buffer): number {
  const [, count] = /\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1')) ?? [];
  return Number(count);
}
