import { launch } from 'puppeteer-core';
import type { EngineOptions, EnginePage } from './engine-page.ts';

/** The SHA-256 of empty input. Firefox reports it for a script that was still loading when the page was left. */
const HASH_OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Starts Firefox. */
export async function openFirefoxPage({
  executablePath,
  origin,
}: EngineOptions): Promise<EnginePage> {
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(HASH_OF_NOTHING)) errors.push(String(error));
  });
  page.on('console', (message) => {
    // The shell reports its errors as warnings.
    const isError = message.type() === 'error' || message.text().startsWith('[shell]');
    if (isError) errors.push(message.text());
  });
  return {
    async open(path) {
      await page.goto(`${origin}${path}`);
    },
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    takeErrors: () => Promise.resolve(errors.splice(0)),
    close: () => browser.close(),
  };
}
