import type { Page } from 'playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** Text that a script wrote into nodes that the translation had already replaced, so that nobody sees it. */
    staleWords?: string[];
  }
}

/** The translation of a text. */
export const translated = (words: string): string => `«${words}»`;

/** Translates an open page, and everything it shows from now on. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translateDocument);
}

/** Translates every page opened from now on during parsing, before hydration. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(translateDocument);
}

/** Expects that every change is visible on a translated page, and that no part of the page failed. */
export async function expectNothingStale(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.staleWords), 'words that nobody saw').toEqual([]);
  await expect(page.getByText('This page did not load')).toHaveCount(0);
}

/**
 * Imitates Google Translate: replaces each text node, existing or new, with two `<font>` elements with different text.
 * Runs in the page, so it must be self-contained.
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
