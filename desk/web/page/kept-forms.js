// Keeps what somebody typed into a form until the desk has accepted it, and sends no form that the desk would not get.
// Pages of the desk work without it.

const KEPT = 'desk-typed:';
/** Key of the form that this tab sent last. */
const SENT = 'desk-sent';
/** Typed text may be about a child, so it does not stay on a computer for long. */
const KEPT_MS = 24 * 3_600_000;
/** How long to wait for the desk before saying that it does not answer. */
const ANSWER_MS = 15_000;
const TOKEN = 'form-token';
const typedFields =
  'textarea, input:not([type]), input:is([type=text], [type=email], [type=date], [type=time])';

/** Kept with a text. A hidden field names what a page is about, so only the version of the text is. */
const chosenFields = 'select, input:is([type=checkbox], [type=radio], [data-kept])';

/** `user` is unset on the sign-in pages; `answer` is set on pages that answer a form. */
const { user, answer } = document.getElementById('main').dataset;

const keyOf = (form) => `${KEPT}${user}:${location.pathname} ${form.getAttribute('action')}`;
const isKept = (form) =>
  form?.method === 'post' && user !== undefined && !('unkept' in form.dataset);
const isTyped = (form) =>
  [...form.elements].some(
    (field) => field.matches(typedFields) && field.value !== field.defaultValue,
  );

/** Forms whose text could not be kept, such as in a browser that blocks storage. */
const atRisk = new Set();

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function forget(form) {
  atRisk.delete(form);
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Nothing could be kept, either.
  }
}

function keep(form) {
  if (!isTyped(form)) {
    forget(form);
    return;
  }
  const fields = [...form.elements]
    .filter((field) => field.name && field.matches(`${typedFields}, ${chosenFields}`))
    .map(({ name, type, value, checked }) =>
      type === 'checkbox' || type === 'radio' ? { name, value, checked } : { name, value },
    );
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ at: Date.now(), fields }));
    atRisk.delete(form);
  } catch {
    atRisk.add(form);
  }
}

/** Removes expired text, and the text of another user of this browser. */
function tidy(isOld = ({ at }) => !(Date.now() - at < KEPT_MS)) {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(KEPT))) {
      const isOther = user !== undefined && !key.startsWith(`${KEPT}${user}:`);
      if (isOther || isOld(read(key) ?? {})) localStorage.removeItem(key);
    }
  } catch {
    // Nothing could be kept, either.
  }
}

/** Puts values into a form; returns those from before. */
function fill(form, fields) {
  return fields.flatMap(({ name, value, checked }) => {
    const field = [...form.elements].find(
      (each) => each.name === name && (checked === undefined || each.value === value),
    );
    if (!field) return [];
    const before = {
      name,
      value: field.value,
      checked: checked === undefined ? checked : field.checked,
    };
    if (checked === undefined) field.value = value;
    else field.checked = checked;
    return [before];
  });
}

function restore(form) {
  const kept = read(keyOf(form));
  if (!kept) return;
  const before = fill(form, kept.fields);
  if (!isTyped(form)) {
    forget(form);
    return;
  }
  const note = document.getElementById('restored').content.firstElementChild.cloneNode(true);
  note.querySelector('button').addEventListener('click', () => {
    fill(form, before);
    forget(form);
    note.remove();
    form.dispatchEvent(new CustomEvent('discarded', { bubbles: true }));
    [...form.elements].find((field) => field.matches(typedFields))?.focus();
  });
  form.addEventListener('accepted', () => note.remove());
  const details = form.closest('details');
  if (details) details.open = true;
  form.before(note);
}

/** Asks the desk whether it accepts forms, and renews their tokens. Returns the obstacle, if any. */
async function obstacle() {
  let response;
  try {
    response = await fetch('/session', { signal: AbortSignal.timeout(ANSWER_MS) });
    if (response.status === 401) return 'signed-out';
    if (!response.ok) return 'offline';
    const session = await response.json();
    if (session.user !== user) return 'someone-else';
    for (const field of document.querySelectorAll(`[name=${TOKEN}]`)) field.value = session.token;
    return null;
  } catch {
    return 'offline';
  }
}

function sayNotSent(form, submitter, reason) {
  const note = document.getElementById('not-sent').content.firstElementChild.cloneNode(true);
  for (const each of note.querySelectorAll('[data-if]')) {
    if (each.dataset.if !== reason) each.remove();
  }
  note.dataset.notSent = '';
  (submitter ?? form.lastElementChild).after(note);
}

/** Notes which form this tab sends; returns the one from before. */
function noteSent(key) {
  try {
    const before = sessionStorage.getItem(SENT);
    if (key === null) sessionStorage.removeItem(SENT);
    else sessionStorage.setItem(SENT, key);
    return before;
  } catch {
    return null;
  }
}

/** Forms that are being checked, and those that may be sent now. */
const checking = new Set();
const checked = new Set();

async function check(form, submitter) {
  checking.add(form);
  for (const note of form.querySelectorAll('[data-not-sent]')) note.remove();
  const reason = await obstacle();
  checking.delete(form);
  if (reason !== null) {
    sayNotSent(form, submitter, reason);
    return;
  }
  checked.add(form);
  form.requestSubmit(submitter);
  checked.delete(form);
}

// Captured first, so that other scripts only see a form that is sent.
window.addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (form.method !== 'post' || user === undefined || 'download' in form.dataset) return;
    if (!checked.has(form)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!checking.has(form) && form.ariaBusy !== 'true') void check(form, submitter);
      return;
    }
    if ('forgets' in form.dataset) tidy(() => true);
    else if (isKept(form)) keep(form);
    noteSent(isKept(form) ? keyOf(form) : null);
    atRisk.delete(form);
  },
  true,
);

document.addEventListener('input', ({ target: { form } }) => {
  if (isKept(form)) keep(form);
});
// The editor saves by itself.
document.addEventListener('accepted', ({ target }) => forget(target));
window.addEventListener('beforeunload', (event) => {
  if (atRisk.size > 0) event.preventDefault();
});

tidy();
const sent = noteSent(null);
if (answer === 'accepted' && sent !== null) localStorage.removeItem(sent);
// The answer to a form shows what was typed by itself.
if (answer !== 'refused') for (const form of document.forms) if (isKept(form)) restore(form);
