// Saves the form of a document while somebody types. The page works without it.

const form = document.getElementById('document');
const status = document.getElementById('saved');

/** Delay of saving after typing, and of a retry, in milliseconds. */
const QUIET_MS = 1500;
const RETRY_MS = 15_000;

let timer;
let isDirty = false;
let isSaving = false;
let isStopped = false;

function say(words, isWrong = false) {
  status.textContent = words;
  status.classList.toggle('font-semibold', isWrong);
}

function later(wait) {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), wait);
}

/** The form without its pictures, which are sent with the Save button. */
function texts() {
  const data = new FormData(form);
  for (const { type, name } of form.elements) if (type === 'file') data.delete(name);
  return data;
}

async function send() {
  const { search } = new URL(form.action);
  return fetch(`/pages/save${search}`, { method: 'POST', body: texts() });
}

async function save() {
  clearTimeout(timer);
  if (!isDirty || isStopped) return;
  if (isSaving) return later(QUIET_MS);
  isSaving = true;
  isDirty = false;
  say('Saving…');
  try {
    let response = await send();
    // `obstacle` of kept-forms.js, which every page loads first, renews the token after signing in again.
    if (response.status === 403 && (await obstacle()) === null) response = await send();
    if (response.status === 413)
      return stop(
        'Not saved: a text is longer than the desk takes. Shorten it, then press “Save”.',
      );
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (!response.ok || !isJson) throw new Error('Not saved');
    show(await response.json());
  } catch {
    isDirty = true;
    say(
      'Not saved. Keep this page open, it will retry. Check that you are online and signed in.',
      true,
    );
    later(RETRY_MS);
  } finally {
    isSaving = false;
  }
}

function stop(words) {
  isStopped = true;
  say(words, true);
}

function show({ kind, version, state, problems, words }) {
  if (kind === 'conflict') return stop(words);
  form.elements.version.value = version;
  say('Saved.');
  document.getElementById('state').textContent = state;
  const panel = document.getElementById('problems');
  panel.hidden = problems.length === 0;
  panel.querySelector('ul').replaceChildren(
    ...problems.map(({ place, words: reason }) => {
      const item = document.createElement('li');
      const field = place === null ? null : document.getElementById(place);
      const text = field ? document.createElement('a') : item;
      if (field) {
        text.href = `#${place}`;
        item.append(text);
      }
      text.textContent = reason;
      return item;
    }),
  );
  for (const field of form.querySelectorAll('[aria-invalid]'))
    field.removeAttribute('aria-invalid');
  for (const { place } of problems) {
    document.getElementById(place)?.setAttribute('aria-invalid', 'true');
  }
  if (!isDirty) form.dispatchEvent(new CustomEvent('accepted', { bubbles: true }));
}

form.addEventListener('input', ({ target }) => {
  if (target.type === 'file') return;
  isDirty = true;
  if (!isStopped) later(QUIET_MS);
});
form.addEventListener('submit', () => {
  isStopped = true;
  isDirty = false;
});
// Something may have been typed before this script ran, or be restored from an earlier visit.
setTimeout(() => {
  const isTyped = [...form.elements].some(
    ({ value, defaultValue }) => defaultValue !== undefined && value !== defaultValue,
  );
  isDirty ||= isTyped && form.elements.version.value !== '';
  if (isDirty) later(QUIET_MS);
});
window.addEventListener('online', () => void save());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void save();
});
window.addEventListener('beforeunload', (event) => {
  if (isDirty || isSaving) event.preventDefault();
});
// A link to a field opens what it is in.
window.addEventListener('hashchange', openTarget);
openTarget();

function openTarget() {
  const target = decodeURIComponent(location.hash.slice(1));
  if (target.startsWith('find=')) return openWords(target.slice('find='.length).toLowerCase());
  const field = document.getElementById(target);
  if (field) openField(field);
}

/** Selects the words that somebody searched for, or a line with all of them, in any order. */
function openWords(phrase) {
  const fields = [...form.elements].filter(
    ({ name, type }) => name.startsWith('/') && type.startsWith('text'),
  );
  const words = phrase.split(/\s+/);
  const hasAll = (text) => words.every((word) => text.toLowerCase().includes(word));
  const exact = fields.find(({ value }) => value.toLowerCase().includes(phrase));
  const field = exact ?? fields.find(({ value }) => value.split('\n').some(hasAll));
  if (!field) return;
  openField(field);
  const found = exact ? phrase : field.value.split('\n').find(hasAll).toLowerCase();
  const start = field.value.toLowerCase().indexOf(found);
  select(field, start, start + found.length);
}

/** Selects a part of a field and scrolls to it. Browsers scroll a text only to what somebody types. */
function select(field, start, end) {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  if (field.localName !== 'textarea') return;
  const above = field.cloneNode();
  above.removeAttribute('id');
  above.removeAttribute('name');
  above.value = field.value.slice(0, end);
  Object.assign(above.style, {
    position: 'absolute',
    height: '0',
    width: `${field.offsetWidth}px`,
  });
  field.after(above);
  field.scrollTop = above.scrollHeight - field.clientHeight / 2;
  above.remove();
}

function openField(field) {
  for (
    let inside = field.closest('details');
    inside;
    inside = inside.parentElement.closest('details')
  )
    inside.open = true;
  field.scrollIntoView({ block: 'center' });
}
