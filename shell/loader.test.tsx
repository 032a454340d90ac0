import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { removeListenersAfterEachTest } from './testing/remove-listeners.ts';
import { readBlob } from './testing/read-blob.ts';

removeListenersAfterEachTest();

const release = (part: string, file: string) => `/r/${part}/0123456789abcdef/${file}`;
const shell = release('shell', 'shell.js');
const entry = release('mfe-home', 'entry.js');
const chunk = release('mfe-home', 'chunk-home.js');
const checked = (address: string) => ({ address, integrity: `sha256-${address.length}` });
const lock = {
  shell: checked(shell),
  remote: { name: 'mfe-home', id: '0123456789abcdef', entry, integrity: 'sha384-abc' },
  scripts: [checked(chunk)],
  others: ['/website/assets/desk.js'],
  signals: { to: '/api/signals', route: '/blog/:id' },
};

/** What the browser was asked to do when idle. */
let idle: (() => void)[] = [];
/** The presses and sent forms that the page or the browser got to answer. */
let answered: string[] = [];

function note(event: Event): void {
  answered.push(`${event.type} ${event.target instanceof Element ? event.target.id : ''}`);
  event.preventDefault();
}

beforeEach(() => {
  idle = [];
  answered = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  document.head.innerHTML = `<script type="application/json" id="page-lock">${JSON.stringify(lock)}</script>`;
  document.body.innerHTML = `
    <div id="slot"><div id="page" data-remote="mfe-home"><a id="plain" href="/clinic">Clinic</a>
    <a id="talk" href="/contactUs" data-live><span id="inside">Get in Touch!</span></a>
    <form id="form" action="/api/contact-us" method="post" data-live>
      <label>Name <input id="field" name="name"></label>
      <button id="send" name="how" value="fast">Send</button>
    </form></div></div>
    <output id="site-waiting" data-opening="One moment …"></output>`;
  window.addEventListener('click', note);
  window.addEventListener('submit', note);
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(document, 'readyState');
  delete document.documentElement.dataset['shell'];
});

/** Runs the loader as a page does that has just arrived. */
async function runLoader(): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    await import('./loader.ts');
  });
}

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const hasStarted = () => scripts().length > 0;

/** Makes the live shell take over a part of the page. */
async function comeToLife(part: Element | null = element('page')): Promise<void> {
  document.dispatchEvent(new Event('shell:live'));
  part?.dispatchEvent(new Event('shell:settled', { bubbles: true }));
  await settled();
}

async function failToArrive(): Promise<void> {
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  await settled();
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
};

test('the live page starts when the browser is idle', async () => {
  await runLoader();
  expect(hasStarted()).toBe(false);
  for (const callback of idle) callback();
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([shell]);
});

test('preloads the live page after load, before running it', async () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  await runLoader();
  const asked = () => document.head.querySelectorAll('link[rel=preload]').length;
  expect(asked()).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(asked()).toBe(4);
  expect(hasStarted()).toBe(false);
  for (const callback of idle) callback();
  expect(asked()).toBe(4);
  expect(hasStarted()).toBe(true);
});

test('without requestIdleCallback, starts the live page soon after load', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await runLoader();
  expect(hasStarted()).toBe(false);
  jest.advanceTimersByTime(300);
  expect(hasStarted()).toBe(true);
});

test('the document records whether controls that need a script work yet', async () => {
  const state = () => document.documentElement.dataset['shell'];
  expect(state()).toBeUndefined();
  await runLoader();
  expect(state()).toBe('pending');
  fireEvent.pointerDown(element('plain'));
  await failToArrive();
  expect(state()).toBe('failed');
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'a visitor’s %s starts it immediately, and only once',
  async (sign) => {
    await runLoader();
    for (const each of [sign, 'pointerdown', 'keydown', 'focusin']) {
      fireEvent(element('plain'), new Event(each, { bubbles: true }));
    }
    for (const callback of idle) callback();
    expect(scripts()).toHaveLength(1);
  },
);

test('preloads every script that the live page runs, with its integrity hash', async () => {
  await runLoader();
  fireEvent.pointerDown(element('plain'));
  const asked = [
    ...document.head.querySelectorAll<HTMLLinkElement>(
      'link[rel=preload]:not([href="/site.json"])',
    ),
  ];
  expect(asked.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
    [shell, lock.shell.integrity],
    [entry, 'sha384-abc'],
    [chunk, checked(chunk).integrity],
  ]);
  expect(asked.every((link) => link.as === 'script' && link.crossOrigin === 'anonymous')).toBe(
    true,
  );
  const [script] = scripts();
  expect(script?.integrity).toBe(lock.shell.integrity);
  expect(script?.crossOrigin).toBe('anonymous');
});

test('preloads nothing in WebKit, which would block and report preloads', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  await runLoader();
  fireEvent.pointerDown(element('plain'));
  expect(document.head.querySelector('link[rel=preload]:not([href="/site.json"])')).toBeNull();
  expect(scripts()).toHaveLength(1);
});

test('allows only scripts of our releases and those listed by the page', async () => {
  const policies = new Map<string, { createScriptURL: (address: string) => string | null }>();
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string | null },
      ) => policies.set(name, rules),
    },
  });
  await runLoader();
  Reflect.deleteProperty(window, 'trustedTypes');
  const { origin } = window.location;
  const may = (address: string) => policies.get('default')?.createScriptURL(address) === address;
  for (const address of [shell, chunk, origin + chunk, ...lock.others]) {
    expect(may(address)).toBe(true);
  }
  for (const address of [
    'https://evil.example/r/x.js',
    `//evil.example${chunk}`,
    '/api/x.js',
    '/r/../api/x.js',
    '/r/%2e%2e/api/x.js',
    'data:text/javascript,alert(1)',
    `blob:${origin}/r/x`,
    'javascript:alert(1)',
    'https://evil.example/website/assets/desk.js',
    '/website/assets/posts/x.js',
  ]) {
    expect(may(address)).toBe(false);
  }
});

test('with Save-Data, starts only on an interaction', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await runLoader();
  window.dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(0);
  fireEvent.pointerDown(element('plain'));
  expect(hasStarted()).toBe(true);
});

test('holds a click that needs the live page and replays it once, even if the visitor clicks repeatedly', async () => {
  await runLoader();
  fireEvent.click(element('inside'));
  fireEvent.click(element('inside'));
  expect(answered).toEqual([]);
  expect(element('talk')).toHaveAttribute('aria-busy', 'true');
  expect(hasStarted()).toBe(true);

  await comeToLife();
  expect(answered).toEqual(['click talk']);
  expect(element('talk')).not.toHaveAttribute('aria-busy');
});

test('marks the island that the visitor pressed last', async () => {
  document.body.innerHTML += `<div data-remote="mfe-home">
    <div id="first" data-island="menu"><button id="menu">Menu</button></div>
    <div id="second" data-island="film"><button id="film">Play</button></div></div>`;
  await runLoader();
  fireEvent.pointerDown(element('menu'));
  fireEvent.pointerDown(element('film'));
  expect([...document.querySelectorAll('[data-pressed]')]).toEqual([element('second')]);
});

test('a control in a dialog works without waiting for the page', async () => {
  document.body.innerHTML +=
    '<div id="dialogs"><div data-remote="mfe-forms"><button id="join" data-live>Join</button></div></div>';
  await runLoader();
  fireEvent.click(element('join'));
  expect(answered).toEqual(['click join']);
});

test.each(['site-header', 'site-footer', 'page'])(
  'replays a click in #%s once that part of the page is live',
  async (part) => {
    document.body.innerHTML += '<div id="site-header"></div><div id="site-footer"></div>';
    element(part).innerHTML += '<p id="inner"><button id="join" data-live>Join</button></p>';
    await runLoader();
    fireEvent.click(element('join'));
    await comeToLife(element('inner'));
    expect(answered).toEqual([]);
    await comeToLife(element(part));
    expect(answered).toEqual(['click join']);
    fireEvent.click(element('join'));
    expect(answered).toEqual(['click join', 'click join']);
  },
);

test('holds clicks on the next page until that page is live, too', async () => {
  await runLoader();
  await comeToLife();
  element('page').replaceWith(element('page').cloneNode(true));
  fireEvent.click(element('talk'));
  expect(answered).toEqual([]);
  await comeToLife();
  expect(answered).toEqual(['click talk']);
});

test('falls back to plain HTML if the live page fails to load', async () => {
  await runLoader();
  fireEvent.click(element('talk'));
  await failToArrive();
  expect(answered).toEqual(['click talk']);
  fireEvent.click(element('talk'));
  expect(answered).toEqual(['click talk', 'click talk']);
});

test('falls back to plain HTML if the live page times out', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await runLoader();
  fireEvent.click(element('talk'));
  await jest.advanceTimersByTimeAsync(7999);
  expect(answered).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toEqual(['click talk']);
});

test('a page that stays plain reports the cause, its route and the shell release that failed to load', async () => {
  const beacons: { to: string; signal: Blob }[] = [];
  Object.assign(navigator, {
    sendBeacon: (to: string, signal: Blob) => beacons.push({ to, signal }),
  });
  await runLoader();
  idle[0]?.();
  await failToArrive();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(beacons.map(({ to }) => to)).toEqual(['/api/signals']);
  expect(JSON.parse(await readBlob(beacons[0]?.signal ?? new Blob()))).toEqual({
    route: '/blog/:id',
    failures: [{ kind: 'shell-not-loaded', name: 'shell', release: '0123456789abcdef' }],
  });
});

test('falls back to plain HTML if the page lock is malformed', async () => {
  element('page-lock').textContent = '{"shell":';
  await runLoader();
  fireEvent.click(element('talk'));
  await settled();
  expect(answered).toEqual(['click talk']);
});

test('replays a click on the reachable replacement of its target', async () => {
  await runLoader();
  fireEvent.click(element('talk'));
  const alike =
    '<a id="talk" href="/contactUs" data-live><span id="inside">Get in Touch!</span></a>';
  element('talk').outerHTML = `<p inert>${alike}</p><p lang="en">${alike}</p>`;
  const pressed: (string | undefined)[] = [];
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.parentElement?.lang);
  });
  await comeToLife();
  expect(pressed).toEqual(['en']);
});

test('submits a replaced form with the matching button', async () => {
  await runLoader();
  const form = element('form');
  const again = form.cloneNode(true);
  const submitters: (EventTarget | null)[] = [];
  window.addEventListener('submit', ({ submitter }) => submitters.push(submitter));
  window.removeEventListener('click', note);
  element('send').click();
  form.replaceWith(again);
  await comeToLife();
  expect(submitters).toEqual([element('send')]);
  expect(again.contains(element('send'))).toBe(true);
});

test('submits a form re-rendered by translation, without the attributes of plain HTML', async () => {
  await runLoader();
  window.removeEventListener('click', note);
  const { outerHTML: send } = element('send');
  element('send').click();
  element('form').outerHTML =
    `<form id="live" action="/api/contact-us" data-live novalidate>${send}</form>`;
  await comeToLife();
  expect(answered).toContain('submit live');
});

test('leaves a click to the browser if it needs no live page or opens a tab or window', async () => {
  await runLoader();
  fireEvent.click(element('plain'));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    fireEvent.click(element('talk'), { [key]: true });
  }
  expect(answered).toEqual(['click plain', 'click talk', 'click talk', 'click talk']);
});

test('clicking into a field of a held form does not submit the form', async () => {
  await runLoader();
  fireEvent.click(element('field'));
  await comeToLife();
  expect(answered).toEqual(['click field']);
});

/** A carousel that is not hydrated, whose row has four slides of 100 px and shows one; gives the row. */
function addCarousel(row: string): HTMLElement {
  const controls = ['previous', 'next', '2'].map(
    (slide) => `<button data-slide="${slide}" id="slide-${slide}"></button>`,
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    `<section aria-roledescription="carousel">${controls.join('')}${row}</section>`,
  );
  const list = document.querySelector('ul');
  if (!list) throw new Error('There is no row.');
  list.innerHTML = '<li></li>'.repeat(4);
  Object.defineProperties(list, { scrollWidth: { value: 400 }, clientWidth: { value: 100 } });
  for (const slide of list.children) slide.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  return list;
}

test.each([
  ['that wraps around', 'data-endless', ['next', 'next', '2', 'next', 'next'], 0],
  ['that does not wrap around', '', ['next', 'next', 'previous'], 100],
])(
  'every click scrolls the row of a carousel %s immediately',
  async (_kind, kind, presses, left) => {
    await runLoader();
    const list = addCarousel(`<ul data-carousel-row="" ${kind}></ul>`);
    for (const press of presses) fireEvent.click(element(`slide-${press}`));
    expect(list.scrollLeft).toBe(left);
    // React would hydrate the carousel for such a press, and answer it again.
    expect(answered).toEqual([]);
  },
);
