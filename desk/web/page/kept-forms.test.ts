import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';

const code = readFileSync(path.join(__dirname, 'kept-forms.js'), 'utf8');
const HOME = 'https://desk.pebble.example/inbox/1';
const NOT_SENT = ['offline', 'signed-out', 'someone-else']
  .map((reason) => `<span data-if="${reason}">${reason}</span>`)
  .join('');

type Answer = { user: string; token: string } | 'signed out' | 'no answer';
type Page = { user?: string | null; answer?: string; form?: string; url?: string };

/** Storage of the browser, which pages share. */
let stored: Map<string, string>;
let sentKey: string | null;
let session: Answer;
let opened: JSDOM[];

beforeEach(() => {
  stored = new Map();
  sentKey = null;
  session = { user: 'asha', token: 'new' };
  opened = [];
});
afterEach(() => {
  for (const { window } of opened) window.close();
});

const note = '<textarea name="words"></textarea>';

/** Opens a page of the desk with one form; `leave` stores what the browser keeps. */
function open({ user = 'asha', answer, form = note, url = HOME }: Page = {}) {
  const dom = new JSDOM(
    `<main id="main" ${user === null ? '' : `data-user="${user}"`} ${answer === undefined ? '' : `data-answer="${answer}"`}>
      <form method="post" action="/inbox/1/note">
        <input type="hidden" name="form-token" value="old">${form}<button name="then" value="add">Add</button>
      </form></main>
      <template id="restored"><div id="note">Restored<button type="button">Discard</button></div></template>
      <template id="not-sent"><p role="alert">${NOT_SENT}</p></template>`,
    { url, runScripts: 'outside-only' },
  );
  opened.push(dom);
  const { window } = dom;
  const { document, localStorage, sessionStorage } = window;
  for (const [key, value] of stored) localStorage.setItem(key, value);
  if (sentKey !== null) sessionStorage.setItem('desk-sent', sentKey);
  const fetched = async () => {
    if (session === 'no answer') throw new TypeError('Failed to fetch');
    if (session === 'signed out') return { status: 401, ok: false };
    return { status: 200, ok: true, json: async () => session };
  };
  const sent: string[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(document.querySelector('input')?.value ?? '');
  });
  Object.assign(window, { fetch: fetched, AbortSignal });
  window.eval(code);
  const find = (selector: string) => {
    const found = document.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return {
    sent,
    document,
    find,
    type(words: string, selector = '[name=words]') {
      find(selector).value = words;
      find(selector).dispatchEvent(new window.Event('input', { bubbles: true }));
    },
    async press(times = 1) {
      for (let time = 0; time < times; time += 1) find('[name=then]').click();
      await new Promise((done) => {
        setImmediate(done);
      });
    },
    leave() {
      stored = new Map(
        Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']),
      );
      sentKey = sessionStorage.getItem('desk-sent');
    },
  };
}

test('restores what was typed on the next visit, until the user discards it', () => {
  const first = open();
  first.type('Call at five');
  first.leave();
  const second = open();
  expect(second.find('[name=words]').value).toBe('Call at five');
  expect(second.document.body.textContent).toContain('Restored');
  second.find('#note button').click();
  expect(second.find('[name=words]').value).toBe('');
  second.leave();
  expect(open().document.querySelector('#note')).toBeNull();
});

test('sends once, with the current token, and forgets the text only when the desk accepted it', async () => {
  const page = open();
  page.type('Call at five');
  await page.press(2);
  expect(page.sent).toEqual(['new']);
  page.leave();
  const refused = open({ answer: 'refused' });
  expect(refused.document.querySelector('#note')).toBeNull();
  refused.leave();
  const again = open();
  expect(again.find('[name=words]').value).toBe('Call at five');
  await again.press();
  again.leave();
  open({ answer: 'accepted' }).leave();
  expect(open().find('[name=words]').value).toBe('');
});

test.each([
  ['no answer', 'offline'],
  ['signed out', 'signed-out'],
  [{ user: 'ravi', token: 'new' }, 'someone-else'],
] as const)('stays on the page and says why when the session is %j', async (state, reason) => {
  session = state;
  const page = open();
  page.type('Call at five');
  await page.press();
  expect(page.sent).toEqual([]);
  expect(page.find('[role=alert]').textContent).toBe(reason);
  session = { user: 'asha', token: 'newer' };
  await page.press();
  expect(page.sent).toEqual(['newer']);
  expect(page.document.querySelector('[role=alert]')).toBeNull();
});

test('shows nothing to someone else, and removes it', () => {
  const page = open();
  page.type('Call at five');
  page.leave();
  const other = open({ user: 'ravi' });
  expect(other.find('[name=words]').value).toBe('');
  other.leave();
  expect(open().find('[name=words]').value).toBe('');
});

test('keeps text while signed out, and removes it on signing out or after a day', async () => {
  const page = open();
  page.type('Call at five');
  page.leave();
  open({ user: null }).leave();
  expect(stored.size).toBe(1);
  const account = open({ form: '', url: 'https://desk.pebble.example/account' });
  account.find('form').setAttribute('data-forgets', '');
  await account.press();
  account.leave();
  expect(stored.size).toBe(0);

  page.type('Call at six');
  page.leave();
  const [[key, value] = ['', '{}']] = stored;
  const { fields }: { fields: unknown } = JSON.parse(value);
  stored.set(key, JSON.stringify({ at: Date.now() - 25 * 3_600_000, fields }));
  expect(open().find('[name=words]').value).toBe('');
});

test('restores the version that a text was typed against, and no other hidden field', () => {
  const form = (version: string) =>
    `${note}<input type="hidden" name="version" value="${version}" data-kept><input type="hidden" name="release" value="${version}">`;
  const page = open({ form: form('1') });
  page.type('Mine');
  page.leave();
  const later = open({ form: form('2') });
  expect(later.find('[name=version]').value).toBe('1');
  expect(later.find('[name=release]').value).toBe('2');
});

test('keeps nothing of a form that looks for a person', () => {
  const page = open();
  page.find('form').setAttribute('data-unkept', '');
  page.type('asha@example.com');
  page.leave();
  expect(stored.size).toBe(0);
});
