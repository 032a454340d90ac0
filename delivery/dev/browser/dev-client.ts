import { type DevMessage, devEvents, devPaths } from '../dev-message.ts';

/** Runs first on every page in development: applies saved changes and shows problems in the page. */

/** Parts whose changed code can't be applied. Their pages reload once they are composed. */
const outdated = new Set<string>();
/** Parts composed since this page loaded. */
const composed = new Set<string>();
/** The current build hash of each part's scripts. */
const hashes = new Map<string, string>();
const problems = new Map<string, readonly string[]>();

installRendererHook();

const messages = new EventSource(devPaths.messages);
messages.addEventListener('message', ({ data }) => handleMessage(parseMessage(String(data))));

// Once the shell is live, the section renders the whole page, so that every change becomes visible.
document.addEventListener('shell:live', renderAgain);
document.addEventListener(devEvents.running, (event) => {
  if (partOf(event) === shownPart()) renderAgain();
});
document.addEventListener(devEvents.started, (event) => announceModules(partOf(event)));
document.addEventListener(devEvents.refused, (event) => {
  const part = partOf(event);
  // On a slow computer, pages might be composed before we know that the code can't be applied.
  if (composed.has(part)) window.location.reload();
  else outdated.add(part);
});

function handleMessage(message: DevMessage): void {
  const { part } = message;
  switch (message.kind) {
    case 'modules':
      hashes.set(part, message.hash);
      announceModules(part);
      return;
    case 'styles':
      showStyles(part);
      return;
    case 'composed': {
      composed.add(part);
      const isLive = document.documentElement.dataset['shell'] === 'live';
      const shown = shownPart();
      // No section rendered this page because it didn't exist yet, or its code failed.
      const isStale = shown === undefined || (part === shown && !isLive);
      // The shell and the configuration affect every page.
      const isEverywhere = part === 'shell' || part === 'config';
      if (outdated.has(part) || isEverywhere || isStale) window.location.reload();
      return;
    }
    case 'problems':
      problems.set(part, message.problems);
      showProblems();
  }
}

function announceModules(part: string): void {
  const hash = hashes.get(part);
  if (hash === undefined) return;
  document.dispatchEvent(new CustomEvent(devEvents.ready, { detail: { part, hash } }));
}

/**
 * Each bundle has its own React Refresh runtime, which only finds earlier renderers through the React DevTools hook.
 */
function installRendererHook(): void {
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

/** Re-renders the page with current code, keeping the focus. */
function renderAgain(): void {
  const focused = document.activeElement;
  const announcer = document.getElementById('route-announcer');
  if (announcer && focused instanceof HTMLElement) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.documentElement.dataset['renderedBy'] = shownPart();
      if (focused !== document.body) focused.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    observer.observe(announcer, { childList: true });
  }
  document.dispatchEvent(new Event('shell:reload'));
}

/** Replaces a part's stylesheets with the latest one. */
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
  const panel = document.createElement('pre');
  panel.id = id;
  panel.setAttribute('role', 'alert');
  panel.textContent = lines.join('\n\n');
  Object.assign(panel.style, {
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
  document.body.append(panel);
}

function shownPart(): string | undefined {
  return document.querySelector<HTMLElement>('#slot [data-remote]')?.dataset['remote'];
}

function partOf(event: Event): string {
  return event instanceof CustomEvent ? String(event.detail) : '';
}

/** Doesn't validate messages, because they come from the server that sent this script. */
function parseMessage(text: string): DevMessage {
  return JSON.parse(text);
}
