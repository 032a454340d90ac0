import { type DevMessage, devPaths } from '../dev-message.ts';

/** Runs first on every page in development: shows saved changes, and problems in the page. */

/** The visitor's input and focus, kept for the reload that shows a change. */
type Entered = { values: Readonly<Record<string, string>>; focused: string | null };

const ENTERED = 'dev.entered';

const problems = new Map<string, readonly string[]>();
const messages = new EventSource(devPaths.messages);
messages.addEventListener('message', ({ data }) => handleMessage(parseMessage(String(data))));
document.addEventListener('shell:live', restoreEntered);

function handleMessage(message: DevMessage): void {
  const { part } = message;
  switch (message.kind) {
    case 'styles':
      showStyles(part);
      return;
    case 'composed': {
      const shown = document.querySelector<HTMLElement>('#slot [data-remote]')?.dataset['remote'];
      // No section rendered this page because it didn't exist yet; the shell and the configuration affect every page.
      if (shown === undefined || [shown, 'shell', 'config'].includes(part)) reload();
      return;
    }
    case 'problems':
      problems.set(part, message.problems);
      showProblems();
  }
}

function reload(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('#slot :is(input, textarea)[id]');
  const entered: Entered = {
    values: Object.fromEntries([...fields].map(({ id, value }) => [id, value])),
    focused: document.activeElement?.id ?? null,
  };
  sessionStorage.setItem(ENTERED, JSON.stringify(entered));
  window.location.reload();
}

function restoreEntered(): void {
  const text = sessionStorage.getItem(ENTERED);
  sessionStorage.removeItem(ENTERED);
  if (text === null) return;
  const { values, focused }: Entered = JSON.parse(text);
  for (const [id, value] of Object.entries(values)) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value === value || field.type === 'checkbox' || field.type === 'radio') continue;
    field.focus({ preventScroll: true });
    // Assigning `value` directly would hide the change from React.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
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

/** Doesn't validate messages, because they come from the server that sent this script. */
function parseMessage(text: string): DevMessage {
  return JSON.parse(text);
}
