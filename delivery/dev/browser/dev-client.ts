import { type DevMessage, devEvents, devPaths } from '../dev-message.ts';

/**
 * Runs on every page that is served in development, before anything else: shows what was saved, and says
 * in the page what is wrong with it.
 */

/** Parts whose changed code could not be taken over: their pages are loaded again once they are composed. */
const outdated = new Set<string>();
/** Parts whose pages were composed since this one was loaded. */
const composed = new Set<string>();
/** As what the scripts of each part are built at this moment. */
const hashes = new Map<string, string>();
const problems = new Map<string, readonly string[]>();

rememberRenderers();

const messages = new EventSource(devPaths.messages);
messages.addEventListener('message', ({ data }) => hear(parseMessage(String(data))));

// The whole page is rendered by its section from now on, so that what is saved shows everywhere in it.
document.addEventListener('shell:live', renderAgain);
document.addEventListener(devEvents.running, (event) => {
  if (partOf(event) === shownPart()) renderAgain();
});
document.addEventListener(devEvents.started, (event) => tellReady(partOf(event)));
document.addEventListener(devEvents.refused, (event) => {
  const part = partOf(event);
  // On a slow computer pages are composed before it is known that the code cannot be taken over.
  if (composed.has(part)) window.location.reload();
  else outdated.add(part);
});

function hear(message: DevMessage): void {
  const { part } = message;
  switch (message.kind) {
    case 'modules':
      hashes.set(part, message.hash);
      tellReady(part);
      return;
    case 'styles':
      showStyles(part);
      return;
    case 'composed': {
      composed.add(part);
      const isAlive = document.documentElement.dataset['shell'] === 'live';
      const shown = shownPart();
      // A page that no section draws was not there yet, or its code failed.
      const isStale = shown === undefined || (part === shown && !isAlive);
      // The configuration is in every page.
      const isEverywhere = part === 'shell' || part === 'config';
      if (outdated.has(part) || isEverywhere || isStale) window.location.reload();
      return;
    }
    case 'problems':
      problems.set(part, message.problems);
      showProblems();
  }
}

function tellReady(part: string): void {
  const hash = hashes.get(part);
  if (hash === undefined) return;
  document.dispatchEvent(new CustomEvent(devEvents.ready, { detail: { part, hash } }));
}

/**
 * Each bundle has a runtime of React Refresh, which finds the renderers that came before it only in a list like
 * that of React's developer tools.
 */
function rememberRenderers(): void {
  if ('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window) return;
  const renderers = new Map<number, unknown>();
  const ignore = () => {};
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers,
      supportsFiber: true,
      inject(renderer: unknown) {
        renderers.set(renderers.size + 1, renderer);
        return renderers.size;
      },
      onScheduleFiberRoot: ignore,
      onCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
    },
  });
}

/** Renders the page from its code again. The focus stays where it is. */
function renderAgain(): void {
  const focused = document.activeElement;
  const announcer = document.getElementById('route-announcer');
  if (announcer && focused instanceof HTMLElement) {
    const arrived = new MutationObserver(() => {
      arrived.disconnect();
      document.documentElement.dataset['renderedBy'] = shownPart();
      if (focused !== document.body) focused.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    arrived.observe(announcer, { childList: true });
  }
  document.dispatchEvent(new Event('shell:revalidate'));
}

/** Puts the newest sheet of a part in the place of what the page has of it. */
function showStyles(part: string): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const old = links.filter(({ href }) => {
    const { pathname } = new URL(href);
    return pathname.startsWith(`/r/${part}/`) || pathname === devPaths.styles(part);
  });
  const [first] = old;
  if (!first) return;
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.href = `${devPaths.styles(part)}?${Date.now()}`;
  fresh.addEventListener('load', () => {
    for (const link of old) link.remove();
  });
  first.after(fresh);
}

function showProblems(): void {
  const id = 'dev-problems';
  const lines = [...problems.values()].flat();
  document.getElementById(id)?.remove();
  if (lines.length === 0) return;
  const board = document.createElement('pre');
  board.id = id;
  board.setAttribute('role', 'alert');
  board.textContent = lines.join('\n\n');
  Object.assign(board.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '2147483647',
    maxHeight: '60vh',
    margin: '0',
    padding: '16px',
    overflow: 'auto',
    background: '#2b0f14',
    color: '#ffe3e3',
    font: '14px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  });
  document.body.append(board);
}

function shownPart(): string | undefined {
  return document.querySelector<HTMLElement>('#slot [data-remote]')?.dataset['remote'];
}

function partOf(event: Event): string {
  return event instanceof CustomEvent ? String(event.detail) : '';
}

/** The messages come from the very server that sent this script. */
function parseMessage(text: string): DevMessage {
  return JSON.parse(text);
}
