// Shows the real page beside the form of a document. A press on a text of the page opens its field, and the page follows
// the field that somebody enters. Loaded after pages.js, which has `form`, `openField` and `select`.

const editor = document.getElementById('editor');
const pane = document.getElementById('beside');
const frame = document.getElementById('page');
const note = document.getElementById('page-note');
const box = document.getElementById('page-box');

/** Fewer letters must be the whole text of an element, because they are in many other texts. */
const FEW = 12;
/** The least share of an element's letters that are its field's; the others come from the site's settings. */
const LEAST_SHARE = 0.5;
/** Width of the page in its wide view, in pixels. */
const WIDE = 1280;

const lettersOf = (words) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Letters of the page's elements, without the numbers of sources. */
let known = new WeakMap();

function lettersIn(element) {
  const kept = known.get(element);
  if (kept !== undefined) return kept;
  const copy = element.cloneNode(true);
  for (const source of copy.querySelectorAll('sup')) source.remove();
  const letters = lettersOf(element.localName === 'img' ? element.alt : copy.textContent);
  known.set(element, letters);
  return letters;
}

/** The texts of the form with the letters that the page shows. Those around a placeholder are separate pieces. */
function written() {
  return [...form.elements]
    .filter(({ name, type }) => name.startsWith('/') && type.startsWith('text'))
    .flatMap((field) => {
      const blocks =
        field.name === '/body'
          ? [...field.value.matchAll(/[^\n]+(?:\n(?![-#*|\d\n])[^\n]+)*/g)]
          : field.dataset.lines === undefined
            ? [{ 0: field.value, index: 0 }]
            : [...field.value.matchAll(/[^\n]+/g)];
      return blocks.map(({ 0: words, index: start }) => {
        const shown = words
          .replaceAll(/\s*\{[#k][^}]*\}/g, '')
          .replaceAll(/\[\^[^\]]*\]|(?<=\])\([^)]*\)/g, '')
          .replace(/^\d+\. /, '');
        const pieces = shown.split(/\{[^}]*\}/).map(lettersOf);
        return { field, start, end: start + words.length, pieces, size: pieces.join('').length };
      });
    })
    .filter(({ size }) => size > 0);
}

const isWhole = ({ pieces: [first, ...others] }, letters) =>
  others.length === 0 && first === letters;

function isMost({ pieces, size }, letters) {
  if (size < FEW || size < letters.length * LEAST_SHARE) return false;
  let at = 0;
  return pieces.every((piece) => {
    const found = letters.indexOf(piece, at);
    at = found + piece.length;
    return found >= 0;
  });
}

/** The elements that show exactly these letters, without those around them. */
function showing(letters) {
  const all = [...frame.contentDocument.querySelectorAll('main *')];
  const found = all.filter((element) => lettersIn(element) === letters);
  return found.filter((element) => !found.some((other) => other.parentElement === element));
}

/** The text of the form that a part of the page shows. Of several equal ones, the one at the same place in order. */
function textOf(pressed) {
  const all = written();
  for (let element = pressed; element.closest('main'); element = element.parentElement) {
    const letters = lettersIn(element);
    const equal = letters === '' ? [] : all.filter((text) => isWhole(text, letters));
    if (equal.length > 0) {
      const order = showing(letters).findIndex((one) => element.contains(one));
      return equal[order] ?? equal[0];
    }
    const most = all.filter((text) => isMost(text, letters));
    if (most.length > 0) return most.toSorted((a, b) => b.size - a.size)[0];
    if (element.localName === 'main') return undefined;
  }
  return undefined;
}

/** The part of the page that shows a text of the form. */
function elementOf(text) {
  const equal = written().filter(({ pieces }) => pieces.join(' ') === text.pieces.join(' '));
  const order = equal.findIndex(({ field, start }) => field === text.field && start === text.start);
  const whole = text.pieces.length > 1 ? [] : showing(text.pieces[0]);
  return (
    whole[order] ??
    whole[0] ??
    [...frame.contentDocument.querySelectorAll('main *')]
      .filter((element) => isMost(text, lettersIn(element)))
      .toSorted((a, b) => lettersIn(a).length - lettersIn(b).length)[0]
  );
}

let marked = null;

function mark(element) {
  if (marked) marked.style.outline = '';
  marked = element;
  if (element) element.style.outline = '3px solid #0b7a75';
}

/** Scrolls the page, and only the page, to the text that is being edited. */
function follow({ target }) {
  if (!frame.contentDocument) return;
  const here = written().filter(({ field }) => field === target);
  const text = here.findLast(({ start }) => start <= (target.selectionStart ?? 0)) ?? here[0];
  const element = text && elementOf(text);
  mark(element ?? null);
  if (!element) return;
  for (
    let inside = element.closest('details');
    inside;
    inside = inside.parentElement.closest('details')
  )
    inside.open = true;
  const { top } = element.getBoundingClientRect();
  const view = frame.contentWindow;
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3 });
}

function press(event) {
  // No link leaves the page. A question shows its answer before the field is focused, which keeps it open.
  event.preventDefault();
  const details = event.target.closest('summary')?.parentElement;
  if (details) details.open = !details.open;
  const text = textOf(event.target);
  if (!text) return;
  choose('view', 'text');
  openField(text.field);
  select(text.field, text.start, text.end);
  mark(event.target);
}

let scrolledTo = 0;

frame.addEventListener('load', () => {
  known = new WeakMap();
  marked = null;
  // The browser's own page, after the connection was lost.
  if (!frame.contentDocument || frame.contentDocument.URL === 'about:blank') return;
  if (isFirst()) {
    delete box.dataset.first;
    note.textContent = '';
  }
  frame.contentWindow.scrollTo({ top: scrolledTo });
  frame.contentDocument.addEventListener('click', press);
  // A page that was loaded again has its answers closed.
  if (form.contains(document.activeElement)) follow({ target: document.activeElement });
});

/** Whether no page has been shown yet. */
const isFirst = () => 'first' in box.dataset;

let isLoading = false;
let isOutdated = false;

/** Loads the page again. The one before stays until the new one is rendered. */
async function update() {
  isOutdated = true;
  if (isLoading) return;
  isLoading = true;
  while (isOutdated) {
    isOutdated = false;
    if (!isFirst()) note.textContent = 'Updating the page…';
    try {
      const response = await fetch(frame.dataset.address);
      if (response.redirected) throw new Error('Signed out');
      if (!response.ok) {
        note.textContent = `Not updated: ${(await response.text()).slice(0, 300)}`;
        continue;
      }
      if (!isFirst()) note.textContent = '';
      scrolledTo = frame.contentDocument?.defaultView.scrollY ?? scrolledTo;
      frame.contentWindow.location.replace(frame.dataset.address);
    } catch {
      note.textContent = 'Not updated. Check that you are online and signed in.';
    }
  }
  isLoading = false;
}

function fit() {
  const isWide = editor.dataset.size === 'wide';
  const { clientWidth, clientHeight } = frame.parentElement;
  const scale = isWide ? Math.min(1, clientWidth / WIDE) : 1;
  frame.style.width = isWide ? `${WIDE}px` : '100%';
  frame.style.height = `${clientHeight / scale}px`;
  frame.style.transform = scale === 1 ? '' : `scale(${scale})`;
}

function choose(what, value) {
  editor.dataset[what] = value;
  for (const button of document.querySelectorAll(`[data-choose="${what}"]`))
    button.setAttribute('aria-pressed', String(button.value === value));
  fit();
}

for (const button of document.querySelectorAll('[data-choose]'))
  button.addEventListener('click', () => choose(button.dataset.choose, button.value));
for (const hidden of editor.querySelectorAll('[data-scripted]')) hidden.hidden = false;
form.addEventListener('focusin', follow);
form.addEventListener('click', follow);
form.addEventListener('accepted', () => void update());
new ResizeObserver(fit).observe(pane);
void update();
