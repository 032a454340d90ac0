import { PICTURE_HEAD_BYTES, pictureFileProblem } from '@site/api/posts/picture-file.ts';

/** A problem that prevents publishing, at a line or in a field. */
export type Problem = { line: number | null; field: string | null; reason: string };

type Answer = {
  kind: 'saved' | 'changed';
  at: string;
  /** Who saved another version, if that was why nothing was saved. */
  by?: string;
  version: string;
  slug: string;
  /** What else the writer has to know, and the state of the post. */
  note: string;
  state: string;
  isChangedSince: boolean;
  problems: Problem[];
};

/** Delay of saving after typing, and of a retry, in milliseconds. */
const QUIET_MS = 2000;
const RETRY_MS = 15_000;

/** Saves the form automatically and reports the state. Warns before leaving the page with unsaved text. */
export function autosave(
  form: HTMLFormElement,
  { say, show }: { say: (words: string, isWrong?: boolean) => void; show: (of: Problem[]) => void },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let isSaving = false;
  let isStopped = false;
  let isLeaving = false;

  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), wait);
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (!isDirty || isStopped || isLeaving) return;
    if (isSaving) {
      later(QUIET_MS);
      return;
    }
    isSaving = true;
    isDirty = false;
    say('Saving…');
    try {
      let response = await send(form, 'save', textOf(form));
      // The token changes if the user signed in again in another tab.
      if (response.status === 403 && (await renewToken())) {
        response = await send(form, 'save', textOf(form));
      }
      const answer = await answerIn(response);
      if (answer === null) throw new Error('Not saved');
      if (answer.kind === 'changed') {
        isDirty = true;
        isStopped = true;
        say(
          `Not saved. ${answer.by} saved this post at ${answer.at}. Press “Save draft” to see the difference.`,
          true,
        );
        return;
      }
      setField(form, 'version', answer.version);
      say(`Saved ${answer.at.slice(-5)}. ${answer.note}`.trim());
      showState(answer);
      show(answer.problems);
      if (!isDirty) form.dispatchEvent(new CustomEvent('accepted', { bubbles: true }));
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

  form.addEventListener('submit', () => {
    isLeaving = true;
  });
  window.addEventListener('beforeunload', (event) => {
    if ((isDirty || isSaving) && !isLeaving) event.preventDefault();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void save();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) [isStopped, isLeaving] = [false, false];
  });
  window.addEventListener('online', () => void save());
  return {
    changed() {
      isDirty = true;
      isLeaving = false;
      if (!isStopped) later(QUIET_MS);
    },
  };
}

/** Shows what has become of the post around the form. */
function showState({ state, isChangedSince }: Answer): void {
  const shown = document.getElementById('state');
  if (shown) shown.textContent = state;
  const changed = document.getElementById('changed-since');
  if (changed) changed.hidden = !isChangedSince;
}

/** The form data without files, which are uploaded when chosen. */
function textOf(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const name of ['thumbnailFile', 'pictureFile', 'pictureAlt']) data.delete(name);
  return data;
}

/** Posts form data to a route of the post. */
async function send(form: HTMLFormElement, where: string, body: FormData): Promise<Response> {
  body.set('form-token', fieldOf(form, 'form-token')?.value ?? '');
  return fetch(`${form.action}/${where}`, { method: 'POST', body });
}

async function answerIn(response: Response): Promise<Answer | null> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson || (response.status !== 200 && response.status !== 409)) return null;
  const answer: Answer = await response.json();
  return answer;
}

/** Fetches a fresh CSRF token; `false` if the user is signed out, or someone else has signed in. */
async function renewToken(): Promise<boolean> {
  const response = await fetch('/session');
  if (!response.ok) return false;
  const session: { user: string; token: string } = await response.json();
  if (session.user !== document.getElementById('main')?.dataset['user']) return false;
  for (const each of document.querySelectorAll<HTMLInputElement>('[name=form-token]')) {
    each.value = session.token;
  }
  return true;
}

/** Uploads a picture; returns its name or an error message. A file that the desk would refuse is not sent. */
export async function sendPicture(
  form: HTMLFormElement,
  picture: File,
): Promise<{ name: string } | { problem: string }> {
  const head = new Uint8Array(await picture.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  const problem = pictureFileProblem(picture.size, head);
  if (problem !== null) return { problem: `This file ${problem}.` };
  const body = new FormData();
  body.set('picture', picture);
  const response = await send(form, 'pictures', body).catch(() => null);
  const isJson = response?.headers.get('content-type')?.startsWith('application/json') === true;
  if (!response || !isJson) {
    return { problem: 'Upload failed. Check that you are online and signed in, then try again.' };
  }
  const answer: { name?: string; reason?: string } = await response.json();
  return answer.name === undefined
    ? { problem: answer.reason ?? 'Upload failed.' }
    : { name: answer.name };
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}

export function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = value;
}
