import { HONEYPOT_FIELD } from '@site/kit/api/form-guard.ts';
import type { FormField } from '@site/kit/api/form-schema.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { PhoneField, TextAreaField } from '@site/kit/ui/form-fields.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Parts } from '@site/kit/ui/parts.tsx';
import type { ComponentProps, Ref } from 'react';
import everyForm from '../content/every-form.yaml';
import type { EveryFormWords, SendingWords } from '../content/words-schema.ts';
import type { DraftState, SendOutcome } from './form-draft.ts';

const everyFormWords = contentOf<EveryFormWords>(everyForm);

/** The panel of a form on a page. It has no border in print, because it can be longer than a sheet. */
export const formBox =
  'grid grid-cols-1 gap-5.5 rounded-panel border border-line bg-surface px-5 py-6 lg:px-10 lg:py-9 print:border-0 print:p-0';

/** The on-screen keyboard and autofill settings of each kind of field. */
const keyboards = {
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
  text: { autoComplete: 'off' },
} as const;

type InputProps = ComponentProps<typeof TextField>;
type AreaProps = ComponentProps<typeof TextAreaField>;

type FieldControlProps = Pick<FormField, 'kind'> &
  Pick<InputProps & AreaProps, Exclude<keyof (InputProps | AreaProps), 'ref'>> & {
    pattern?: string | undefined;
    /** For multi-line text. */
    rows?: number | undefined;
    ref?: Ref<HTMLInputElement>;
  };

export function FieldControl({ kind, rows = 4, pattern, ref, ...props }: FieldControlProps) {
  switch (kind) {
    case 'mobile':
      return <PhoneField {...props} pattern={pattern} ref={ref} />;
    case 'lines':
      return <TextAreaField {...props} rows={rows} />;
    default:
      return <TextField {...props} {...keyboards[kind]} pattern={pattern} ref={ref} />;
  }
}

/** A field that people can't see but bots fill in; see `kit/api/form-guard.ts`. */
export function HoneypotField() {
  return (
    <div hidden>
      <label>
        {everyFormWords.leaveEmpty}
        <input type="text" name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}

/** Returns the honeypot's value, which is empty unless a bot filled it in. */
export function honeypotIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get(HONEYPOT_FIELD);
  return typeof typed === 'string' ? typed : '';
}

type SendButtonProps = Pick<ComponentProps<typeof Button>, 'looksDisabled' | 'describedBy'> & {
  words: Pick<SendingWords, 'submit' | 'submitting'>;
  sending: boolean;
};

export function SendButton({ words, sending, ...button }: SendButtonProps) {
  return (
    <Button
      type="submit"
      wide
      // By the second click of a double click, the form can already be sent and cleared, and would then show errors.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
      {...button}
    >
      {sending ? words.submitting : words.submit}
    </Button>
  );
}

type SendStatusProps = Pick<DraftState<string>, 'phase' | 'outcome'> & {
  words: SendingWords;
  site: SiteConfig;
};

/**
 * The result of submitting, shown below the button for longer than the toast. The toast says that the form was sent, so
 * this says only what happens next. An error stays whole, because the toast may be gone before it is read.
 */
export function SendStatus({ phase, outcome, words, site }: SendStatusProps) {
  return (
    <div className={statusLook(outcome)}>
      {outcome && <Icon name={outcome.kind === 'sent' ? 'check' : 'alert'} />}
      <div className="grid grid-cols-1 gap-1">
        {outcome?.kind === 'not-sent' && <p className="font-semibold">{words.notSent.message}</p>}
        <output>
          {phase === 'sending' && <span className="sr-only">{words.sending}</span>}
          {outcome?.kind === 'sent' && <span>{words.sent.stays}</span>}
          {outcome?.kind === 'not-sent' && (
            <Parts parts={[`${whyNotSent(outcome)} `, ...words.notSent.stays]} site={site} />
          )}
        </output>
      </div>
    </div>
  );
}

function statusLook(outcome: SendOutcome | null): string | undefined {
  switch (outcome?.kind) {
    case 'sent':
      return 'flex gap-3 rounded-card bg-leaf-100 p-4';
    case 'not-sent':
      return 'flex gap-3 rounded-card bg-coral-100 p-4';
    case undefined:
      return undefined;
  }
}

/** Returns a sentence on why a form was not sent. */
export function whyNotSent({ reason }: Extract<SendOutcome, { kind: 'not-sent' }>): string {
  return everyFormWords.whyNotSent[reason];
}
