import type { Page } from 'playwright/test';

type WatchedWindow = Window & {
  /** How many messages were sent. */
  messages?: number;
  /** Those that are held back. */
  held?: (() => void)[] | undefined;
};

/** Stops and continues what React draws bit by bit in a page. */
export type Drawing = {
  stop: () => Promise<void>;
  /** Waits until something is to be drawn that is not. */
  untilWanted: () => Promise<void>;
  /** Ends when all is drawn. */
  goOn: () => Promise<void>;
};

/**
 * Lets a test stop the drawing in pages that are opened afterwards. React draws bit by bit by sending messages to
 * itself; these are held back. What answers a press is drawn at once, as ever.
 */
export async function holdDrawing(page: Page): Promise<Drawing> {
  await page.addInitScript(() => {
    const watched: WatchedWindow = window;
    const { postMessage } = MessagePort.prototype;
    watched.messages = 0;
    MessagePort.prototype.postMessage = function send(...message: unknown[]) {
      const post = (): void => Reflect.apply(postMessage, this, message);
      watched.messages = (watched.messages ?? 0) + 1;
      if (watched.held) watched.held.push(post);
      else post();
    };
  });
  return {
    stop: () => page.evaluate(() => void ((window as WatchedWindow).held = [])),
    async untilWanted() {
      await page.waitForFunction(() => (window as WatchedWindow).held?.length);
    },
    goOn: () =>
      page.evaluate(async () => {
        const watched: WatchedWindow = window;
        const { held = [] } = watched;
        watched.held = undefined;
        for (const post of held) post();
        // While React draws on, it has sent its next message by the time a timer runs.
        for (let before; before !== watched.messages;) {
          before = watched.messages;
          await new Promise((resolve) => setTimeout(resolve));
        }
      }),
  };
}
