import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownLanguage } from '@codemirror/lang-markdown';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { autosave, type Problem, sendPicture, setField } from './autosave.ts';
import { lineBreakKeys } from './line-breaks.ts';
import { markdownView } from './markdown-view.ts';
import { pasteFormatted, pastedParagraphs } from './paste.ts';
import { pictureChange, tools } from './tools.ts';

const nonce =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.nonce : '';

function find<Found extends Element>(selector: string, type: new () => Found): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}

const form = find('#post', HTMLFormElement);
const textarea = find('#body', HTMLTextAreaElement);
const mount = find('[data-mount]', HTMLElement);
const toolbar = find('[data-tools]', HTMLElement);
const status = find('#saved', HTMLElement);
const bar = find('#actions', HTMLElement);
const addressOf = (name: string) => `${form.action}/pictures/${encodeURIComponent(name)}`;

const saving = autosave(form, {
  say(words, isWrong = false) {
    status.textContent = words;
    status.classList.toggle('text-coral-700', isWrong);
    status.classList.toggle('font-semibold', isWrong);
  },
  show: showProblems,
});

const view = new EditorView({
  parent: mount,
  state: EditorState.create({
    doc: textarea.value,
    extensions: [
      EditorView.cspNonce.of(nonce),
      history(),
      // Tab moves focus out of the editor, as in any other field.
      keymap.of([
        { key: 'Mod-b', run: tool('bold') },
        { key: 'Mod-i', run: tool('italic') },
        { key: 'Mod-k', run: tool('link') },
        ...lineBreakKeys,
        ...defaultKeymap,
        ...historyKeymap,
        ...lintKeymap,
      ]),
      markdownLanguage,
      EditorView.lineWrapping,
      // The bars at the top and bottom cover lines.
      EditorView.scrollMargins.of(() => ({ top: toolbar.offsetHeight, bottom: bar.offsetHeight })),
      markdownView(addressOf),
      pastedParagraphs,
      EditorView.contentAttributes.of({
        'aria-labelledby': 'body-label',
        'aria-describedby': 'body-hint',
        'aria-multiline': 'true',
        spellcheck: 'true',
        autocapitalize: 'sentences',
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (!docChanged) return;
        textarea.value = state.doc.toString();
        textarea.dispatchEvent(new Event('input', { bubbles: true }));
      }),
      EditorView.domEventHandlers({
        drop: (event, editor) =>
          takePicture(event, event.dataTransfer, () => dropPlace(event, editor)),
        // Word and Excel add a picture of what was copied.
        paste: (event, editor) =>
          pasteFormatted(event.clipboardData?.getData('text/html') ?? '', editor, sayPasted) ||
          (event.clipboardData?.getData('text/plain') === '' &&
            takePicture(event, event.clipboardData, cursor)),
      }),
    ],
  }),
});

function tool(name: string) {
  return (editor: EditorView): boolean => tools[name]?.(editor) ?? false;
}

function sayPasted(words: string): void {
  find('#pasted', HTMLElement).textContent = words;
}

function cursor(): number {
  return view.state.selection.main.head;
}

function dropPlace({ clientX, clientY }: DragEvent, editor: EditorView): number {
  return editor.posAtCoords({ x: clientX, y: clientY }) ?? cursor();
}

// Replace the plain field now that the editor works.
const label = find('label[for=body]', HTMLLabelElement);
label.id = 'body-label';
label.addEventListener('click', () => view.focus());
textarea.hidden = true;
mount.hidden = false;
toolbar.hidden = false;
for (const plain of document.querySelectorAll<HTMLElement>('[data-plain]')) plain.hidden = true;
for (const scripted of form.querySelectorAll<HTMLElement>('[data-scripted]')) {
  scripted.hidden = false;
}
find('#body-hint', HTMLElement).textContent = matchMedia('(pointer: fine)').matches
  ? 'Drop pictures into the text. Shortcuts: Ctrl+B bold, Ctrl+I italic, Ctrl+K link.'
  : 'Select words, then press a button to format them.';
const heading = find('h1', HTMLHeadingElement);
const title = find('#title', HTMLInputElement);
title.addEventListener('input', () => {
  heading.textContent = title.value.trim() || 'Untitled';
});
form.addEventListener('discarded', () => {
  heading.textContent = title.value.trim() || 'Untitled';
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: textarea.value } });
});
form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'file') return;
  if (target instanceof Node && mount.contains(target)) return;
  saving.changed();
});
toolbar.addEventListener('keydown', (event) => {
  // Alt and an arrow is the browser's Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...toolbar.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
});
// Tab returns to the button used last.
toolbar.addEventListener('focusin', ({ target }) => {
  for (const button of toolbar.querySelectorAll('button')) {
    button.tabIndex = button === target ? 0 : -1;
  }
});
find('#sources', HTMLElement).addEventListener('click', ({ target }) => {
  const number =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-cite]')?.dataset['cite']
      : undefined;
  if (number === undefined) return;
  const { to } = view.state.selection.main;
  const insert = `[^${number}]`;
  view.dispatch({
    changes: { from: to, insert },
    selection: { anchor: to + insert.length },
    scrollIntoView: true,
  });
  view.focus();
});
toolbar.addEventListener('click', ({ target }) => {
  const name =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-tool]')?.dataset['tool']
      : undefined;
  if (name === undefined) return;
  if (name === 'picture') askForPicture(null, cursor());
  else {
    tools[name]?.(view);
    view.focus();
  }
});

// Pictures

const dialog = find('#picture-dialog', HTMLDialogElement);
const chosen = find('#dropped', HTMLInputElement);
const alt = find('#dropped-alt', HTMLInputElement);
const pictureProblem = find('#dropped-problem', HTMLElement);
let dropped: File | null = null;
let place = 0;

function takePicture(event: Event, from: DataTransfer | null, placeOf: () => number): boolean {
  const file = [...(from?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  if (!file) return false;
  event.preventDefault();
  askForPicture(file, placeOf());
  return true;
}

function askForPicture(file: File | null, at: number): void {
  dropped = file;
  place = at;
  chosen.value = '';
  alt.value = '';
  pictureProblem.textContent = '';
  const field = chosen.closest('div');
  if (field) field.hidden = file !== null;
  dialog.showModal();
  (file ? alt : chosen).focus();
}

async function addPicture(): Promise<void> {
  const file = dropped ?? chosen.files?.[0];
  if (!file) {
    pictureProblem.textContent = 'Choose a picture.';
    chosen.focus();
    return;
  }
  if (alt.value.trim() === '') {
    pictureProblem.textContent = 'Describe what it shows.';
    alt.focus();
    return;
  }
  pictureProblem.textContent = 'Uploading…';
  const sent = await sendPicture(form, file);
  if ('problem' in sent) {
    pictureProblem.textContent = sent.problem;
    return;
  }
  dialog.close();
  const { doc } = view.state;
  const changes = pictureChange(doc, Math.min(place, doc.length), alt.value, sent.name);
  view.dispatch({
    changes,
    selection: { anchor: changes.from + changes.insert.length },
    scrollIntoView: true,
  });
  view.focus();
}

find('#dropped-add', HTMLElement).addEventListener('click', () => void addPicture());
find('#dropped-cancel', HTMLElement).addEventListener('click', () => dialog.close());
dialog.addEventListener('close', () => view.focus());
dialog.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target !== alt) return;
  event.preventDefault();
  void addPicture();
});

const thumbnail = find('#thumbnailFile', HTMLInputElement);
thumbnail.addEventListener('change', () => void sendThumbnail());

async function sendThumbnail(): Promise<void> {
  const file = thumbnail.files?.[0];
  if (!file) return;
  const sent = await sendPicture(form, file);
  const hint = find('#thumbnailFile-hint', HTMLElement);
  if ('problem' in sent) {
    hint.textContent = sent.problem;
    return;
  }
  thumbnail.value = '';
  hint.textContent = `${sent.name} is now the thumbnail.`;
  const shown = find('#thumbnail-shown', HTMLImageElement);
  shown.src = addressOf(sent.name);
  shown.hidden = false;
  setField(form, 'thumbnail', sent.name);
  saving.changed();
}

// Problems

function showProblems(problems: Problem[]): void {
  const { doc } = view.state;
  const inText = problems.flatMap(({ line, reason }) => {
    if (line === null || line > doc.lines) return [];
    const { from, to } = doc.line(line);
    return [{ from, to, severity: 'error' as const, message: reason }];
  });
  view.dispatch(setDiagnostics(view.state, inText));
  const panel = find('#problems', HTMLElement);
  panel.hidden = problems.length === 0;
  panel.querySelector('ul')?.replaceChildren(
    ...problems.map(({ line, field, reason }) => {
      const link = document.createElement('a');
      link.href = `#${field ?? 'body'}`;
      link.textContent =
        line === null
          ? reason.charAt(0).toUpperCase() + reason.slice(1)
          : `Line ${line}: ${reason}`;
      link.dataset['line'] = String(line ?? '');
      const item = document.createElement('li');
      item.className = 'wrap-anywhere';
      item.append(link);
      return item;
    }),
  );
}

const first: Problem[] = JSON.parse(find('#problems', HTMLElement).dataset['problems'] ?? '[]');
showProblems(first);

find('#problems', HTMLElement).addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const line = Number(/^Line (\d+)/.exec(link?.textContent ?? '')?.[1] ?? 0);
  if (!link || (line === 0 && !link.href.endsWith('#body'))) return;
  event.preventDefault();
  const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  view.focus();
});
