import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import type { OfferingsWords } from '../../mfe-home/content/home-schemas.ts';
import { readContent } from '../support/read-content.ts';
import { samplePages } from '../support/site.ts';
import type { EnginePage } from './engine-page.ts';
import { engineNames, findEngine } from './find-engine.ts';
import { openFirefoxPage } from './firefox-page.ts';
import { openWebKitPage } from './webkit-page.ts';

/** One page of each section, and three other kinds of page. */
const pages = [
  ...Object.values(samplePages).map(({ path }) => path),
  '/school',
  '/clinic',
  '/intervention/comingSoon',
];

const offerings = readContent<OfferingsWords>('mfe-home/content/offerings.yaml');

/** How often conditions are polled, in milliseconds. */
const intervals = [50];

for (const name of engineNames) {
  test.describe(name, () => {
    // The tests of an engine share a browser; the engines run side by side.
    test.describe.configure({ mode: 'default' });

    let page: EnginePage;

    test.beforeAll(async ({ baseURL }) => {
      const found = findEngine(name, { install: true });
      if (found.kind === 'missing') test.skip(true, found.message);
      else {
        const open = name === 'WebKit' ? openWebKitPage : openFirefoxPage;
        page = await open({ executablePath: found.path, origin: baseURL ?? '' });
      }
    });

    test.beforeEach(() => page.resize(1280, 800));

    test.afterEach(async () => {
      expect(await page.takeErrors(), 'no errors in the page').toEqual([]);
    });

    test.afterAll(() => page?.close());

    /** Polls whether a visible element matches. */
    const visible = (selector: string) =>
      expect.poll(() => page.evaluate(isVisible, selector), { message: selector, intervals });

    async function openLive(path: string): Promise<void> {
      await page.open(path);
      // Any key starts the shell immediately.
      await page.press('Shift');
      await visible('html[data-shell=live]').toBe(true);
    }

    test('hydrates eight kinds of pages without an error', async () => {
      for (const path of pages) {
        await openLive(path);
        expect(await page.takeErrors(), path).toEqual([]);
      }
    });

    test('hydrates a page without any interaction', async () => {
      await page.open('/');
      await visible('html[data-shell=live]').toBe(true);
    });

    test('shows the chosen tab of a condition', async () => {
      await openLive('/assessments/behavioral/adhd');
      await page.click('#tab-types');
      await visible('#types').toBe(true);
      await visible('#definition').toBe(false);
      await page.press('ArrowRight');
      await visible('#tab-signs[aria-selected=true]:focus').toBe(true);
      await visible('#signs').toBe(true);
    });

    test('opens and closes the menu on a phone', async () => {
      await page.resize(390, 800);
      await openLive('/school');
      await page.click('#site-header div:not([popover]) > button');
      await visible('#site-menu:popover-open a[href="/"]:focus').toBe(true);
      await page.press('ArrowDown');
      await visible('#site-menu a[href$="-offerings/doctors"]:focus').toBe(true);
      await page.press('Escape');
      await visible('#site-menu').toBe(false);
      await visible('#site-header div:not([popover]) > button:focus').toBe(true);
      await page.click('#site-header div:not([popover]) > button');
      await page.click('#site-menu button');
      await visible('#site-menu').toBe(false);
    });

    test('moves a carousel with its arrows', async () => {
      await openLive('/');
      // The second click on an arrow happens during the animation of the first.
      for (const [arrow, slide] of [
        ['Next specialists', '3 of '],
        ['Previous offerings', `${offerings.cards.length - 1} of `],
      ]) {
        const current = `section:has([aria-label="${arrow}"]) .slick-current`;
        await page.evaluate(scrollTo, `[aria-label="${arrow}"]`);
        // The first click fetches the slider and must not be lost.
        await page.click(`[aria-label="${arrow}"]`);
        await page.click(`[aria-label="${arrow}"]`);
        await visible(`${current} [aria-label^="${slide}"]`).toBe(true);
      }
    });

    test('opens one answer at a time', async () => {
      await openLive('/company/faq');
      await page.click('details:has(#why-screen) summary');
      await visible('details:has(#why-screen) p').toBe(true);
      await page.click('details:has(#what-happens) summary');
      await visible('details:has(#what-happens) p').toBe(true);
      await visible('details:has(#why-screen) p').toBe(false);
      await page.click('details:has(#what-happens) summary');
      await visible('details:has(#what-happens) p').toBe(false);
    });

    test('navigates to another section within the same document', async () => {
      await openLive('/contactUs');
      const before = await page.evaluate(texts, 'h1');
      await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
      await page.click('#site-header div:not([popover]) > nav a[href="/school"]');
      await expect.poll(() => page.evaluate(texts, 'h1'), { intervals }).not.toEqual(before);
      await visible('h1:focus').toBe(true);
      await visible('body[data-same-document]').toBe(true);
      expect(await page.evaluate(() => location.pathname)).toBe('/school');
    });

    test('opens and closes the contact dialog', async () => {
      const opener = 'footer a[href="/contactUs"]';
      await openLive('/company/faq');
      await page.click(opener);
      await visible('dialog[open]').toBe(true);
      await page.press('Escape');
      await visible('dialog').toBe(false);
      await visible(`${opener}:focus`).toBe(true);
      await page.click(opener);
      await page.click('dialog[open] [aria-label=Close]');
      await visible('dialog').toBe(false);
      await page.click(opener);
      await visible('dialog[open]').toBe(true);
      await page.evaluate(() => history.back());
      await visible('dialog').toBe(false);
      await visible(`${opener}:focus`).toBe(true);
      expect(await page.evaluate(() => location.pathname)).toBe('/company/faq');
    });

    test('reports missing fields of a message, then sends it', async () => {
      await openLive('/contactUs');
      await page.click('#send-a-message [type=submit]');
      await visible('[data-error-summary]:focus').toBe(true);
      expect(await page.evaluate(texts, '#send-a-message [id$="-error"]')).toEqual([
        'Please enter your name',
        'Please enter Valid Mobile Number*',
        'Please enter Valid Email*',
        'Please enter your message',
      ]);
      await page.type('#fullName', `Visitor in ${name}`);
      await page.type('#phoneNumber', '98450 12345');
      // Uses a new email address each time, because the service limits reuse.
      await page.type('#email', `${randomUUID()}@visitor.example`);
      await page.type('#message', 'My son is 7. Where do we begin?');
      await page.click('#send-a-message [type=submit]');
      await expect
        .poll(() => page.evaluate(texts, 'body'), { intervals })
        .toEqual([expect.stringContaining('Message sent successfully!')]);
    });
  });
}

/** Whether an element matches and is shown. Runs in the page. */
function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
}

/** The trimmed text of each matching element, because engines end blocks differently. Runs in the page. */
function texts(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
    innerText.trim(),
  );
}

/** Scrolls the first element that matches into view. Runs in the page. */
function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' });
}
