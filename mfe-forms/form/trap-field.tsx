import { contentOf } from '@site/kit/content/content-of.ts';
import { HONEYPOT_FIELD } from '@site/kit/api/form-guard.ts';
import type { EveryFormWords } from '../content/words-schema.ts';
import everyForm from '../content/every-form.yaml';

const words = contentOf<EveryFormWords>(everyForm);

/** The box that people never see and that programs fill in; see `kit/api/form-guard.ts`. */
export function TrapField() {
  return (
    <div hidden>
      <label>
        {words.leaveEmpty}
        <input type="text" name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}

/** What stands in the trap of a form: nothing, unless a program filled it in. */
export function trapIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get(HONEYPOT_FIELD);
  return typeof typed === 'string' ? typed : '';
}
