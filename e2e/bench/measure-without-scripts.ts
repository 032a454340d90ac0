import type { Browser, Page } from 'playwright/test';
import type { AtEnd } from './at-end.ts';
import { withPhonePage } from './with-phone-page.ts';

/** What a page cannot do without scripts: the number of elements that match, and the sentence to say. */
const gaps: readonly { selector: string; sentence: string }[] = [
  { selector: 'a:not([href])', sentence: 'links lead nowhere' },
  { selector: 'a[href="#"], a[href^="javascript:"]', sentence: 'links wait for a script' },
  { selector: 'form:not([action]), form[action=""]', sentence: 'forms have no address to go to' },
  {
    selector: 'form:not(:has(button:not([type=button], [type=reset]), input[type=submit]))',
    sentence: 'forms have no button that sends them',
  },
];

/**
 * Loads a page in a browser that runs no scripts, and says what cannot be read, followed or sent:
 * an empty list means that no JavaScript is needed.
 */
export async function measureWithoutScripts({
  browser,
  atEnd,
  url,
}: {
  browser: Browser;
  atEnd: AtEnd;
  url: string;
}): Promise<string[]> {
  return withPhonePage({ browser, atEnd, scripts: false }, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    return [...(await headingProblems(page)), ...(await gapProblems(page))];
  });
}

async function headingProblems(page: Page): Promise<string[]> {
  const headings = page.getByRole('heading', { level: 1 }).filter({ visible: true, hasText: /\S/ });
  return (await headings.count()) > 0 ? [] : ['Without scripts no main heading can be read.'];
}

async function gapProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const { selector, sentence } of gaps) {
    const count = await page.locator(selector).count();
    if (count > 0) problems.push(`Without scripts ${count} ${sentence}.`);
  }
  return problems;
}
