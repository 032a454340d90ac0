import type { SiteConfig } from '../site.ts';

/** Where the configured appointment widget comes from and how its button is found. */
export type AppointmentWidget = NonNullable<SiteConfig['thirdParties']['appointment']>;

/** Its script, with the hash of its bytes when that is known. */
type WidgetScript = { script: string; integrity: string | undefined };

/**
 * What asking for the widget came to. `unavailable`: its script was blocked or failed, or its button did not
 * come in time. `called-off`: the caller no longer wants it, and nothing was opened.
 */
export type AppointmentOutcome = 'opened' | 'unavailable' | 'called-off';

/** How long a visitor waits for the widget's button, in milliseconds, before a call back is offered instead. */
const TIMEOUT_MS = 8000;

/** Marks the widget's script in the document: a section that comes later must not add it again. */
const MARK = 'data-appointment';

/**
 * Opens the third party's appointment widget: presses the button it adds to the page. The first call fetches
 * its script, later ones find the button there. A script that failed is forgotten, so that the next call tries
 * anew; one still on its way after the wait is left to arrive, so that it never runs twice.
 * What the visitor wants is left on the button as `data-wanted`, and how to reach us as `data-phone`, `data-phone-link` and
 * `data-hours`, for a widget that can use them. Never throws.
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

/** Waits for the button that the widget's script adds, fetching the script unless it is there already. */
function buttonFrom(
  widget: WidgetScript,
  selector: string,
  signal: AbortSignal,
): Promise<HTMLElement | Exclude<AppointmentOutcome, 'opened'>> {
  return new Promise((resolve) => {
    const script = scriptOf(widget);
    const observer = new MutationObserver(() => {
      const button = findButton(selector);
      if (button) settle(button);
    });
    const timer = setTimeout(() => {
      if (script.getAttribute(MARK) === 'ran') script.remove();
      settle('unavailable');
    }, TIMEOUT_MS);
    const onFailure = () => settle('unavailable');
    const onCalledOff = () => settle('called-off');

    function settle(outcome: HTMLElement | Exclude<AppointmentOutcome, 'opened'>) {
      observer.disconnect();
      clearTimeout(timer);
      script.removeEventListener('error', onFailure);
      signal.removeEventListener('abort', onCalledOff);
      resolve(outcome);
    }

    observer.observe(document, { childList: true, subtree: true, attributes: true });
    script.addEventListener('error', onFailure);
    signal.addEventListener('abort', onCalledOff);
    if (!script.isConnected) document.head.append(script);
  });
}

/** The widget's script as the document has it, or a new one that is not in it yet. */
function scriptOf({ script: address, integrity }: WidgetScript): HTMLScriptElement {
  const present = document.querySelector<HTMLScriptElement>(`script[${MARK}]`);
  if (present) return present;
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

/** The widget's button; `null` while there is none, and when the configured selector is no selector. */
function findButton(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}
