import { MAX_REASON_LETTERS, reason } from '@site/delivery/registry/reason.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { oneLine } from '../../review/page-words.ts';
import { Choices } from './choices.tsx';
import { listIn, textIn } from './form-values.ts';
import { TextArea } from './text-area.tsx';

type Option = { value: string; label: string; hint?: string };

/** A field of a form. The same entry renders it and reads it back. */
export type FormField = {
  label: string;
  /** `lines` is a text of several lines, `checks` a group of checkboxes, `share` a number with a slider. */
  kind?: 'text' | 'email' | 'number' | 'date' | 'time' | 'lines' | 'select' | 'checks' | 'share';
  hint?: ReactNode;
  optional?: boolean;
  required?: boolean;
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  rows?: number;
  autoCapitalize?: 'none';
  spellCheck?: boolean;
  /** As wide as its form. */
  isWide?: boolean;
  options?: readonly Option[];
};
export type FormFields = Readonly<Record<string, FormField>>;

/** What was typed into a form, by field. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** What is wrong with a form, by field. */
export type Errors = Partial<Record<string, string>>;

/** Reads the fields of a submitted form. */
export function valuesIn(fields: FormFields, sent: unknown): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'checks' ? listIn(sent, name) : textIn(sent, name),
    ]),
  );
}

/** Fields are as wide as what they hold. */
const widths: Partial<Record<NonNullable<FormField['kind']>, string>> = {
  number: '[&_input]:max-w-36',
  date: '[&_input]:max-w-52',
  time: '[&_input]:max-w-40',
  select: '[&_[data-select]]:max-w-80',
  share: '[&_[type=number]]:max-w-36',
};

function widthOf({ kind = 'text', isWide = false }: FormField): string | undefined {
  return isWide ? undefined : cn('max-w-dialog-small', widths[kind]);
}

type InputsProps = {
  fields: FormFields;
  values?: Values;
  errors?: Errors;
  /** Makes the ids of fields unique if a page has several forms. */
  prefix?: string;
};

/** Renders the fields of a form. */
export function Inputs({ fields, values = {}, errors = {}, prefix = '' }: InputsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <div key={name} className={widthOf(field)}>
      <Input
        name={name}
        id={`${prefix}${name}`}
        field={field}
        value={values[name] ?? ''}
        error={errors[name]}
      />
    </div>
  ));
}

function Input({
  name,
  id,
  field,
  value,
  error,
}: {
  name: string;
  id: string;
  field: FormField;
  value: string | readonly string[];
  error: string | undefined;
}) {
  const { kind = 'text', options = [], label, hint, required, maxLength, min, max } = field;
  const { autoCapitalize, spellCheck } = field;
  const mark = field.optional ? ('optional' as const) : undefined;
  const shared = { id, name, label, hint, mark, error, required, defaultValue: String(value) };
  const input = { ...shared, maxLength, min, max, autoCapitalize, spellCheck };
  switch (kind) {
    case 'checks': {
      const chosen = typeof value === 'string' ? [value] : value;
      return <Choices name={name} legend={label} {...{ options, chosen, error }} />;
    }
    case 'lines':
      return <TextArea {...shared} maxLength={maxLength} rows={field.rows ?? 3} />;
    case 'select':
      return <SelectField {...shared} options={options} />;
    case 'share':
      return (
        <div className="grid min-w-0 gap-1">
          <TextField {...input} type="number" inputMode="numeric" />
          <input
            type="range"
            data-for={id}
            aria-label={`${label}, slider`}
            hidden
            min={min}
            max={max}
            defaultValue={String(value)}
            className="min-h-11 w-full accent-teal-600"
          />
        </div>
      );
    default: {
      const numeric = kind === 'number' ? { inputMode: 'numeric' as const } : {};
      return <TextField {...input} {...numeric} type={kind} autoComplete="off" />;
    }
  }
}

/** The field for a reason, which the audit log keeps. */
export const reasonField = {
  label: 'Reason',
  hint: 'Appears in the history.',
  kind: 'lines',
  rows: 2,
  maxLength: MAX_REASON_LETTERS,
} as const satisfies FormField;

const typedReason = v.pipe(
  v.string(),
  v.transform(oneLine),
  v.maxLength(MAX_REASON_LETTERS, 'This reason is too long. Nothing was changed.'),
);

/** A reason; line breaks become spaces. */
export const requiredReason = v.pipe(
  typedReason,
  v.minLength(1, 'Enter a reason. Nothing was changed.'),
  reason,
);

/** A reason that may be left out. */
export const optionalReason = v.pipe(
  typedReason,
  v.transform((text) => (text === '' ? undefined : text)),
  v.optional(reason),
);
