import { until } from '../support/until.ts';
import type { EngineOptions, EnginePage } from './engine-page.ts';
import { SCREEN_WIDTH, startWebDriver } from './start-web-driver.ts';

declare global {
  interface Window {
    /** The errors that `collectErrors` recorded in this document. */
    seenErrors?: string[];
  }
}

/** The toolbar of MiniBrowser. Its buttons keep the window at least 447 px wide. */
const TOOLBAR_HEIGHT = 38;

const keyCodes = { ArrowDown: '\uE015', ArrowRight: '\uE014', Escape: '\uE00C', Shift: '\uE008' };

/** Starts WebKitGTK's MiniBrowser, and drives it with the few commands of W3C WebDriver that the journey needs. */
export async function openWebKitPage(options: EngineOptions): Promise<EnginePage> {
  const { executablePath: binary, origin } = options;
  const driver = await startWebDriver();
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver.address}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const session = `${driver.address}/session/${sessionId}`;
  const post = <Value>(command: string, body: object) =>
    send<Value>('POST', `${session}/${command}`, body);

  const evaluate: EnginePage['evaluate'] = (run, ...args) =>
    post('execute/sync', { script: `return (${String(run)})(...arguments)`, args });
  const find = async (selector: string) => {
    const found = await post<object>('element', { using: 'css selector', value: selector });
    return `element/${Object.values(found).join()}`;
  };
  return {
    async open(path) {
      const isInTime = await until(60, async () => {
        await post('url', { url: `${origin}${path}` });
        return evaluate(collectErrors);
      });
      if (!isInTime) throw new Error(`${path} was live before its errors were collected.`);
    },
    evaluate,
    async click(selector) {
      const ready = await until(10, () => evaluate(isReady, selector));
      if (!ready) throw new Error(`${selector} is not visible, or moves.`);
      await post(`${await find(selector)}/click`, {});
    },
    async type(selector, text) {
      await post(`${await find(selector)}/value`, { text });
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] }));
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async resize(width, height) {
      // The window under the pointer has focus, so centre it: the pointer is in the middle of the screen.
      const x = (SCREEN_WIDTH - width) / 2;
      await post('window/rect', { x, y: 0, width, height: height + TOOLBAR_HEIGHT });
    },
    takeErrors: () =>
      evaluate(() => window.seenErrors?.splice(0) ?? ['The document was loaded again.']),
    async close() {
      await send('DELETE', session).finally(driver.stop);
    },
  };
}

/**
 * Starts collecting errors. Runs in the page once it has loaded, because WebDriver cannot run anything earlier. Returns
 * whether this was before the shell went live, which can fail on a busy machine. WebKit's own console messages, such as
 * a blocked preload, are not observable.
 */
function collectErrors(): boolean {
  const seen: string[] = [];
  window.seenErrors = seen;
  if (document.querySelector('html[data-shell=live]')) return false;
  // Load errors of scripts do not bubble.
  addEventListener(
    'error',
    ({ target, message }) => {
      if (target instanceof HTMLScriptElement) seen.push(`${target.src} did not load.`);
      if (target === window) seen.push(message);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
  document.addEventListener('shell:error', ({ detail }) => seen.push(detail.message));
  console.error = (...data: unknown[]) => seen.push(data.join(' '));
  return true;
}

/** Scrolls to an element. Returns whether it is visible and not moving. Runs in the page. */
function isReady(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return document.getAnimations().every(({ effect, playState }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    return playState !== 'running' || !moved?.contains(element);
  });
}

/** Sends a command and returns its value. */
async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, body ? { method, body: JSON.stringify(body) } : { method });
  if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`);
  const { value }: { value: Value } = await answer.json();
  return value;
}
