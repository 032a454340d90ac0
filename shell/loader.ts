import { replayPress } from '@site/kit/islands/replay-press.ts';
import type { TrustedTypes } from '@site/kit/safe-html/trusted-types.ts';
import { PAGE_LOCK_ID, type PageLock } from '@site/kit/remote/page-lock.ts';
import { SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { type FailureKind, releaseInText } from '@site/kit/signals/page-signal.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';
import { scrollToSlide } from '@site/kit/ui/row-of-slides.ts';
import { chromeIds } from './chrome/chrome-ids.ts';
import { fetchDialogProvider } from './dialogs/dialog-provider.ts';
import { openingText, pendingMessage } from './pending-message.ts';
import { preloadScripts } from './remotes/preload-scripts.ts';
import { sendSignal } from './signals/send-signal.ts';

/**
 * The only script in the HTML. It starts the live page when the browser is idle. Until then, and whenever scripts fail,
 * the page is plain HTML that works.
 *
 * The loader preloads the live shell after `load` and starts it when the browser is idle or on the first interaction;
 * with Save-Data, only on interaction. A click that needs the live page (an element marked `data-live`) is held, shown
 * as busy, and replayed once the page can handle it. If the live page doesn't start, the click does what it would do in
 * plain HTML.
 *
 * Browsers without `AbortSignal.timeout` are older than those in `browserslist` in package.json, and keep the plain
 * page.
 */

/** How long a held click waits for the live page before falling back to plain HTML, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Delay after `load` in browsers without `requestIdleCallback`, such as WebKit, in milliseconds. */
const IDLE_FALLBACK_MS = 200;

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

let started: Promise<void> | undefined;

// Restricts code that loads scripts, such as chunk loading, to our own scripts.
const trustedTypes: TrustedTypes | undefined = window.trustedTypes;
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (isOurs(address) ? address : null),
});

/** Whether a script belongs to one of our releases or is listed by the page. */
function isOurs(address: string): boolean {
  const { href, origin, pathname } = new URL(address, location.href);
  if (origin === location.origin && pathname.startsWith('/r/')) return true;
  return readLock().others.some((other) => new URL(other, location.href).href === href);
}

function start(): Promise<void> {
  started ??= new Promise((resolve, reject) => {
    for (const sign of interactions) removeEventListener(sign, startInBackground, true);
    const lock = readLock();
    preloadLivePage(lock);
    document.addEventListener('shell:live', () => resolve(), { once: true });
    document.addEventListener(
      'shell:failed',
      () => reject(new Error('The live page failed to start.')),
      { once: true },
    );
    setTimeout(() => reject(new NotStarted('shell-too-slow')), TIMEOUT_MS);
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = lock.shell.integrity;
    script.src = lock.shell.address;
    script.addEventListener('error', () => reject(new NotStarted('shell-not-loaded')));
    document.head.append(script);
  });
  // If a click is held, its handler deals with the failure; otherwise the page just stays plain.
  started.catch((error: unknown) => {
    document.documentElement.dataset['shell'] = 'failed';
    reportFailure(error);
  });
  return started;
}

/** Thrown if the shell's script fails to load or times out. */
class NotStarted extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}

/** Reports that the page stays plain. If the shell loaded but failed to start, it has already reported the cause. */
function reportFailure(error: unknown): void {
  if (!(error instanceof NotStarted)) return;
  const { shell, signals } = readLock();
  const part = releaseInText(shell.address, '');
  if (!signals || !part) return;
  sendSignal(signals.to, { route: signals.route, failures: [{ kind: error.kind, ...part }] });
}

function startInBackground(): void {
  void start();
}

function readLock(): PageLock {
  return JSON.parse(document.getElementById(PAGE_LOCK_ID)?.textContent ?? '') as PageLock;
}

let isPreloaded = false;

function preloadLivePage(lock: PageLock): void {
  if (isPreloaded) return;
  isPreloaded = true;
  preloadScripts(document, [lock.shell]);
  // A page without islands needs no code from its section.
  if (lock.remote && lock.scripts.length > 0) {
    const { entry, integrity } = lock.remote;
    preloadScripts(document, [{ address: entry, integrity }, ...lock.scripts]);
  }
  preloadSite();
}

/** Preloads the site configuration, which the shell needs before it hydrates anything. */
function preloadSite(): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = SITE_CONFIG_PATH;
  document.head.append(link);
}

/** The pages, header and footer whose controls now handle clicks themselves, or will stay plain HTML. */
const settled = new WeakSet<Node>();

/** Returns the element that must be live before a control works; none for a dialog, which is live once it is open. */
function liveRoot(control: Element): Element | null {
  const { slot, header, footer } = chromeIds;
  return control.closest(`#${slot} > [data-remote], #${header}, #${footer}`);
}

/** Marks the island that the visitor pressed, so that it is hydrated before the others. */
function markPressed({ target }: Event): void {
  const island = target instanceof Element ? target.closest('[data-island]') : null;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  island?.setAttribute('data-pressed', '');
}

/** Resolves when an element's controls work. Ignores events that bubble up from inside. */
function untilSettled(element: Element): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener('shell:settled', ({ target }) => target === element && resolve());
  });
}

/** Rejects with `promise`, and otherwise never settles. */
function failureOf(promise: Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    promise.catch(reject);
  });
}

/** Holds a click or submission until the live page can handle it. */
function holdClick(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest('[data-live]') : null;
  if (!target || !(target instanceof HTMLElement)) return;
  // A click inside a form is left to the form, because submitting it fires a separate event.
  if (event.type === 'click' && target instanceof HTMLFormElement) return;
  if (event instanceof MouseEvent && !isPlainClick(event)) return;
  const place = liveRoot(target);
  if (!place || settled.has(place)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (target.hasAttribute('aria-busy')) return;
  target.setAttribute('aria-busy', 'true');
  const sign = document.getElementById(chromeIds.waiting);
  const showWaiting = sign ? pendingMessage(sign, openingText(sign)) : undefined;
  showWaiting?.(true);
  // Most held links open a dialog: fetch its files while the shell loads, which reports any failure.
  if (target instanceof HTMLAnchorElement) fetchDialogProvider().catch(() => undefined);
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const answer = () => {
    target.removeAttribute('aria-busy');
    showWaiting?.(false);
    replayPress(target, submitter);
  };
  Promise.race([untilSettled(place), failureOf(start())]).then(answer, () => {
    // The live page can't handle this click, so let it do what it does in plain HTML.
    releaseClick();
    answer();
  });
}

/** Handles a carousel's arrow or dot before hydration: scrolls the row of slides. */
function scrollSlides(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('[data-slide]') : null;
  const carousel = control?.closest('[aria-roledescription=carousel]');
  const row = carousel?.querySelector<HTMLElement>('[data-carousel-row]');
  if (!(control instanceof HTMLElement) || !row) return;
  // Otherwise React would hydrate the island to handle this click, and move the slides a second time.
  event.stopImmediatePropagation();
  const { slide = '' } = control.dataset;
  scrollToSlide(row, slide === 'next' || slide === 'previous' ? slide : Number(slide));
}

function releaseClick(): void {
  document.removeEventListener('click', holdClick, true);
  document.removeEventListener('submit', holdClick, true);
  document.removeEventListener('pointerdown', markPressed, true);
  document.removeEventListener('keydown', markPressed, true);
}

function listen(): void {
  for (const sign of interactions)
    addEventListener(sign, startInBackground, { capture: true, passive: true });
  document.addEventListener('click', scrollSlides, true);
  document.addEventListener('click', holdClick, true);
  document.addEventListener('submit', holdClick, true);
  // `base.css` hides the controls that need a script until this is set.
  document.documentElement.dataset['shell'] = 'pending';
  for (const press of ['pointerdown', 'keydown']) {
    document.addEventListener(press, markPressed, { capture: true, passive: true });
  }
  document.addEventListener(
    'shell:settled',
    ({ target }) => target instanceof Node && settled.add(target),
    true,
  );

  const saveData =
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
  if (saveData) return;
  const onLoad = () => {
    try {
      // The network is idle already; the CPU may not be.
      preloadLivePage(readLock());
    } catch {
      // A malformed lock also keeps the shell from starting, and that failure is handled there.
    }
    if ('requestIdleCallback' in window) requestIdleCallback(startInBackground, { timeout: 4000 });
    else setTimeout(startInBackground, IDLE_FALLBACK_MS);
  };
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}

if ('timeout' in AbortSignal) listen();
