import type { SiteConfig } from '../site.ts';

export type AppointmentWidget = NonNullable<SiteConfig['thirdParties']['appointment']>;

/** `integrity` is undefined if the hash is not configured. */
type WidgetScript = { script: string; integrity: string | undefined };

/**
 * `unavailable`: the script was blocked or failed, or its button never appeared. `called-off`: the caller aborted
 * before the widget opened.
 */
export type AppointmentOutcome = 'opened' | 'unavailable' | 'called-off';

/** How long to wait for the widget's button before offering a call back, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Marks the widget's script element, so that another section's bundle doesn't add it again. */
const MARK = 'data-appointment';

/**
 * Opens the third party's appointment widget by clicking the button that its script adds to the page. The first call
 * loads the script. Removes a failed script, so that the next call retries; leaves a script that is still loading after
 * the timeout, so that it never runs twice. Passes the request to the widget as `data-wanted` on the button, and our
 * contact details as `data-phone`, `data-phone-link` and `data-hours`. Never throws.
 */
export async function openAppointment(
  { script, integrity, buttonSelector }: AppointmentWidget,
  options: { wanted: string; contact: SiteConfig['contact']; signal: AbortSignal },
): Promise<AppointmentOutcome> {
  const { wanted, contact, signal } = options;
  if (signal.aborted) return 'called-off';
  const button =
    findButton(buttonSelector) ?? (await buttonFrom({ script, integrity }, buttonSelector, signal));
  if (button === 'called-off') return 'called-off';
  if (button === 'unavailable') return 'unavailable';
  const { phone, phoneLink, hours } = contact;
  Object.assign(button.dataset, { wanted, phone, phoneLink, hours });
  button.click();
  return 'opened';
}

/** Waits for the widget's button, loading the script if needed. */
function buttonFrom(
  widget: WidgetScript,
  selector: string,
  signal: AbortSignal,
): Promise<HTMLElement | Exclude<AppointmentOutcome, 'opened'>> {
  return new Promise((resolve) => {
    const script = widgetScript(widget);
    const observer = new MutationObserver(() => {
      const button = findButton(selector);
      if (button) settle(button);
    });
    const timer = setTimeout(() => {
      if (script.getAttribute(MARK) === 'ran') script.remove();
      settle('unavailable');
    }, TIMEOUT_MS);
    const onFailure = () => settle('unavailable');
    const onAbort = () => settle('called-off');

    function settle(outcome: HTMLElement | Exclude<AppointmentOutcome, 'opened'>) {
      observer.disconnect();
      clearTimeout(timer);
      script.removeEventListener('error', onFailure);
      signal.removeEventListener('abort', onAbort);
      resolve(outcome);
    }

    observer.observe(document, { childList: true, subtree: true, attributes: true });
    script.addEventListener('error', onFailure);
    signal.addEventListener('abort', onAbort);
    if (!script.isConnected) document.head.append(script);
  });
}

/** Returns the existing script element, or a new one that isn't in the document yet. */
function widgetScript({ script: address, integrity }: WidgetScript): HTMLScriptElement {
  const existing = document.querySelector<HTMLScriptElement>(`script[${MARK}]`);
  if (existing) return existing;
  const script = document.createElement('script');
  if (integrity !== undefined) {
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
  }
  script.src = address;
  script.setAttribute(MARK, 'on-its-way');
  script.addEventListener('load', () => script.setAttribute(MARK, 'ran'));
  script.addEventListener('error', () => script.remove());
  return script;
}

/** Returns `null` if there is no button yet, or if the configured selector is invalid. */
function findButton(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}
