import type { Page } from 'puppeteer-core';

/** One page in a browser. The journey uses nothing else, so it is the same in every engine. */
export type EnginePage = {
  /** Goes to a path of the site and waits until the document has loaded. */
  open: (path: string) => Promise<void>;
  /** Runs a self-contained function in the page. */
  evaluate: Page['evaluate'];
  /** Clicks the first element that matches, with the mouse, once it is visible and still. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'ArrowDown' | 'ArrowRight' | 'Escape' | 'Shift') => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the errors since the last call. In WebKit, a page's errors are lost when another page is opened. */
  takeErrors: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

/** The browser to start, and the site that it visits. */
export type EngineOptions = { executablePath: string; origin: string };
