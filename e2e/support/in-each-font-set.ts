import type { Page } from 'playwright/test';
import { type FontSet, fontVariables, testedFontSets } from './font-sets.ts';

/** Looks at a page as it is with the letters of each set of fonts, and gives it those back that it had. */
export async function inEachFontSet(
  page: Page,
  look: (set: FontSet) => Promise<void>,
): Promise<void> {
  for (const set of testedFontSets) {
    await page.evaluate(setFonts, fontVariables(set));
    await look(set);
  }
  const [own] = testedFontSets;
  if (own) await page.evaluate(setFonts, fontVariables(own));
}

/** Gives every document of a page the letters of a set from its beginning. */
export async function pinFontSet(page: Page, set: FontSet): Promise<void> {
  await page.addInitScript(setFonts, fontVariables(set));
}

/** Sets the site's variables for fonts as soon as there is a document. Runs in the page, so it must be self-contained. */
function setFonts(variables: Readonly<Record<string, string>>): void {
  const apply = () => {
    for (const [name, value] of Object.entries(variables)) {
      document.documentElement.style.setProperty(name, value);
    }
  };
  if (document.documentElement) apply();
  else {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement) return;
      observer.disconnect();
      apply();
    }).observe(document, { childList: true });
  }
}
