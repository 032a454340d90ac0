import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { fieldNames, type FormField, type FormFields } from '@site/kit/api/form-schema.ts';
import type { PageContextValue } from '@site/kit/islands/page-context.ts';
import { ErrorSummary } from '@site/kit/ui/error-summary.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import everyFormDocument from '../content/every-form.yaml';
import type { EveryFormWords, FieldWords, SendingWords } from '../content/words-schema.ts';
import type { DraftState, FormDraft } from './form-draft.ts';
import { FieldControl, HoneypotField, SendButton, SendStatus } from './form-parts.tsx';
import { sendingNotice, useErrorTitle, useForm } from './use-form.ts';

const everyForm = contentOf<EveryFormWords>(everyFormDocument);

/** What distinguishes one form from another. */
export type FormDescription<Name extends string> = {
  fields: FormFields<Name>;
  words: { fields: Readonly<Record<Name, FieldWords>>; sending: SendingWords };
  /** Values that are posted with it but not shown. */
  postedValues?: Readonly<Record<string, string>>;
  /** Patterns for such a browser. */
  patterns?: Partial<Record<Name, string>>;
  /**
   * Who validates a hydrated form. `browser`: its messages disappear, so the form repeats them beside each field. `form`:
   * the button looks disabled while there are errors, and clicking it then shows them.
   */
  validation: 'browser' | 'form';
  /** Shows the error of the only field while the visitor types, rather than a list of errors. */
  showsErrorsWhileTyping?: boolean;
  /** Rows of multi-line fields. */
  rows?: number;
  toastMs: number;
  /** Returns a line to show below a button that looks disabled. */
  helper?: (form: FormInput<Name>) => string | undefined;
};

type FormInput<Name extends string> = Pick<DraftState<Name>, 'values' | 'errors'> & {
  /** Number of attempts that sent nothing. */
  attempt: number;
};

export type PageFormProps<Field extends string> = Pick<PageContextValue, 'site' | 'notify'> & {
  draft: FormDraft<Field>;
  setTitlePrefix?: PageContextValue['setTitlePrefix'];
  /** Above the fields. */
  intro?: ReactNode;
  /** The privacy notice, below the button. */
  notice: ReactNode;
};

type LayoutProps = {
  className: string;
  id?: string;
  /** Prefix of ids, because a dialog can open over a page with the same form. */
  idPrefix?: string;
  /** Between the fields and the button. */
  children?: ReactNode;
};

/** A form that the browser validates and posts by itself until it is hydrated, and that sends itself afterwards. */
export function PageForm<Field extends string, Name extends Field>({
  description,
  draft,
  site,
  notify,
  setTitlePrefix = ignorePrefix,
  intro,
  notice,
  children,
  idPrefix = '',
  ...layout
}: PageFormProps<Field> & LayoutProps & { description: FormDescription<Name> }) {
  const { fields, words, validation, showsErrorsWhileTyping = false } = description;
  const live = useHydrated();
  const form = useForm({
    draft,
    apiBase: site.apiBase,
    fields,
    words: words.fields,
    idPrefix,
    onSettled: (outcome) => notify(sendingNotice(outcome, words.sending, description.toastMs)),
  });
  const { values, errors, phase, outcome, sending, attempt } = form;
  // The outcome replaces the line.
  const helper = sending || outcome ? undefined : description.helper?.({ values, errors, attempt });
  const helperId = `${idPrefix}form-helper`;
  useErrorTitle(setTitlePrefix, form.hasErrors);
  const focusField = useEffectEvent(() => {
    document.getElementById(`${idPrefix}${fieldNames(fields)[0]}`)?.focus();
  });
  useEffect(() => {
    if (showsErrorsWhileTyping && attempt > 0) focusField();
  }, [showsErrorsWhileTyping, attempt]);

  return (
    <form
      {...layout}
      {...form.formProps}
      action={`${site.apiBase}${draft.path}`}
      method="post"
      data-live=""
      noValidate={validation === 'form' && live}
    >
      {intro}
      {!showsErrorsWhileTyping && (
        <ErrorSummary title={everyForm.errorSummary} attempt={attempt} errors={form.summary} />
      )}
      {Object.entries(description.postedValues ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <HoneypotField />
      {fieldNames(fields).map((name) => (
        <PageFormField key={name} name={name} description={description} form={form} live={live} />
      ))}
      {children}
      <div className="grid grid-cols-1 gap-3">
        <SendButton
          words={words.sending}
          sending={sending}
          looksDisabled={validation === 'form' ? live && (sending || !form.ready) : sending}
          describedBy={helper && helperId}
        />
        {helper && (
          <p id={helperId} className="text-quiet">
            {helper}
          </p>
        )}
        <SendStatus phase={phase} outcome={outcome} words={words.sending} site={site} />
      </div>
      {notice}
    </form>
  );
}

const ignorePrefix = () => {};

type PageFormFieldProps<Name extends string> = {
  name: Name;
  description: FormDescription<Name>;
  form: ReturnType<typeof useForm<Name, Name>>;
  /** Whether the form is hydrated. Until then, the browser needs constraints. */
  live: boolean;
};

function PageFormField<Name extends string>({
  name,
  description,
  form,
  live,
}: PageFormFieldProps<Name>) {
  const { fields, patterns, rows, validation, showsErrorsWhileTyping = false } = description;
  const { kind, maxLength, optional = false }: FormField = fields[name];
  const byBrowser = validation === 'browser';
  const value = form.values[name];
  const shown = form.fieldProps(name);
  const typedError = showsErrorsWhileTyping && value !== '' ? form.errors[name] : undefined;

  function onBlur({ relatedTarget }: FocusEvent) {
    // Show the error only when focus moves to another field: on a click elsewhere, an appearing error would move the
    // click target.
    const toAnother =
      relatedTarget instanceof HTMLInputElement || relatedTarget instanceof HTMLTextAreaElement;
    if (toAnother && value !== '') form.touch(name);
  }

  return (
    <>
      <FieldControl
        {...shown}
        kind={kind}
        rows={rows}
        error={showsErrorsWhileTyping && value !== '' ? typedError : shown.error}
        onBlur={byBrowser || showsErrorsWhileTyping ? undefined : onBlur}
        aria-required={byBrowser ? undefined : !optional}
        required={(byBrowser || !live) && !optional}
        maxLength={live ? undefined : maxLength}
        pattern={live ? undefined : patterns?.[name]}
      />
      {showsErrorsWhileTyping && (
        <output className="sr-only">
          {typedError && <Debounced key={value}>{typedError}</Debounced>}
        </output>
      )}
    </>
  );
}

/** Delay before announcing an error, in milliseconds, so that it isn't announced on every keystroke. */
const PAUSE_MS = 500;

function Debounced({ children }: { children: string }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return due && <span>{children}</span>;
}
