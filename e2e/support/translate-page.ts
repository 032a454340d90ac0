import type { Page } from 'playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** Words that a script wrote into text nodes which the translation had replaced, so nobody sees them. */
    staleWords?: string[];
  }
}

/** What the translation makes of these words. */
export const translated = (words: string): string => `«${words}»`;

/** Translates a page that is open, and everything it shows from now on. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translateDocument);
}

/** Translates every page that is opened from now on while the browser parses it, before it is hydrated. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(translateDocument);
}

/** Expects that a visitor of a translated page has seen every change, and that no part of the page gave up. */
export async function expectNothingStale(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.staleWords), 'words that nobody saw').toEqual([]);
  await expect(page.getByText('This page did not load')).toHaveCount(0);
}

/**
 * Does what Google Translate does: replaces each text node by two `<font>` elements with other words, at once and when
 * new text appears. Runs in the page, so it must be self-contained.
 */
function translateDocument(): void {
  const staleWords: string[] = [];
  window.staleWords = staleWords;
  const untranslated = 'font, script, style, noscript, textarea, svg';
  const replacedTexts = new MutationObserver((changes) => {
    for (const { target } of changes) staleWords.push(target.textContent ?? '');
  });

  function translateText(text: Text): void {
    const { parentElement, data } = text;
    const words = data.trim();
    if (words === '' || !parentElement || parentElement.closest(untranslated)) return;
    const [inner, outer] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = data.replace(words, () => `«${words}»`);
    outer.append(inner);
    text.replaceWith(outer);
    replacedTexts.observe(text, { characterData: true });
  }

  function translateAll(within: Node): void {
    if (within instanceof Text) return translateText(within);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    texts.forEach(translateText);
  }

  translateAll(document);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target);
      else addedNodes.forEach(translateAll);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
