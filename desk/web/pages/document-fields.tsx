import { boxLook, Field } from '@site/kit/ui/field.tsx';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { createContext, type ReactNode, useContext } from 'react';
import { type FormField, isSetting, labelOf } from '../../content/document-form.ts';
import type { Explain, Placeholder } from '../../content/placeholders.ts';
import { ENTRIES, linesOf } from '../../content/form-values.ts';
import { TextArea } from '../page/text-area.tsx';
import { findHref } from './pages-context.ts';

/** What fields show besides their value. */
type Shown = {
  /** The address of a picture by the name that the document has for it. */
  pictureAt: (name: string) => string;
  /** Problems by the place of their field. */
  problems: ReadonlyMap<string, string>;
  /** The words that somebody searched for. */
  search: string;
  explain: Explain;
};

export const ShownBeside = createContext<Shown>({
  pictureAt: (name) => name,
  problems: new Map(),
  search: '',
  explain: () => [],
});

/** Longer texts get a box of several lines. */
const LINE_LENGTH = 60;

type Of<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>;
type FieldProps<Kind extends FormField['kind'] = FormField['kind']> = {
  field: Of<Kind>;
  value: unknown;
  /** The place of the field in the document, which is also its name in the form. */
  place: string;
};

/** The fields of a document or of a group in it. Those that a writer seldom changes are folded. */
export function DocumentFields({
  fields,
  value,
  place = '',
}: {
  fields: readonly FormField[];
  value: unknown;
  place?: string;
}) {
  const shown = (field: FormField) => (
    <DocumentField
      key={field.name}
      field={field}
      value={propertyOf(value, field.name)}
      place={`${place}/${field.name}`}
    />
  );
  const settings = fields.filter(isSetting);
  return (
    <>
      {fields.filter((field) => !isSetting(field)).map(shown)}
      {settings.length > 0 && (
        <Fold
          label="Settings"
          about={settings.map(({ label }) => label).join(', ')}
          values={settings.map(({ name }) => propertyOf(value, name))}
          places={settings.map(({ name }) => `${place}/${name}`)}
        >
          {settings.map(shown)}
        </Fold>
      )}
    </>
  );
}

/** A part of the form in one line, until somebody opens it or looks for something in it. */
function Fold({
  label,
  about = '',
  values,
  places,
  isOpen = false,
  children,
}: {
  label: string;
  /** What is in it. */
  about?: string;
  values: unknown;
  /** The places of its fields. */
  places: readonly string[];
  isOpen?: boolean;
  children: ReactNode;
}) {
  const { problems, search } = useContext(ShownBeside);
  const isWrong = [...problems.keys()].some((wrong) =>
    places.some((place) => `${wrong}/`.startsWith(`${place}/`)),
  );
  return (
    <details
      open={isOpen || isWrong || hasWords(values, search)}
      className="min-w-0 rounded-card border border-line bg-surface"
    >
      <summary className="min-h-11 cursor-pointer truncate px-4 py-2.5">
        <span className="font-semibold">{label}</span>
        {about !== '' && <span className="ms-2 text-ink-quiet">{about}</span>}
      </summary>
      <div className="grid min-w-0 gap-4 px-4 pb-4">{children}</div>
    </details>
  );
}

/** Whether a part of a document has the words that somebody searched for, next to each other. */
function hasWords(value: unknown, search: string): boolean {
  if (search === '') return false;
  if (typeof value === 'string') return value.toLowerCase().includes(search.toLowerCase());
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((one) => hasWords(one, search))
  );
}

function DocumentField({ field, value, place }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} value={value} place={place} />;
    case 'body':
      return <BodyInput field={field} value={value} place={place} />;
    case 'picture':
      return <PictureInput field={field} value={value} place={place} />;
    case 'number':
      return <NumberInput field={field} value={value} place={place} />;
    case 'choice':
      return <ChoiceInput field={field} value={value} place={place} />;
    case 'yes-no':
      return <YesNoInput field={field} value={value} place={place} />;
    case 'group':
      return <Group field={field} value={value} place={place} />;
    case 'list':
      return <List field={field} value={value} place={place} />;
    case 'lines':
      return <LinesInput field={field} value={value} place={place} />;
    case 'entries':
      return null;
  }
}

/** The attributes that all controls share. */
function useFrame(field: FormField, place: string) {
  const { problems } = useContext(ShownBeside);
  return {
    id: place,
    name: place,
    label: field.label || 'Text',
    hint: field.hint,
    mark: field.isRequired ? undefined : ('optional' as const),
    error: problems.get(place),
    autoComplete: 'off',
  };
}

function TextInput({ field, value, place }: FieldProps<'text'>) {
  const frame = { ...useFrame(field, place), maxLength: field.most, defaultValue: textOf(value) };
  const lines = Math.ceil(frame.defaultValue.length / LINE_LENGTH);
  return (
    <WithPlaceholders text={frame.defaultValue}>
      {lines > 1 || frame.defaultValue.includes('\n') ? (
        <TextArea {...frame} rows={Math.min(lines + 1, 12)} />
      ) : (
        <TextField {...frame} />
      )}
    </WithPlaceholders>
  );
}

/** A field with what the names in braces in its text stand for. */
function WithPlaceholders({ text, children }: { text: string; children: ReactNode }) {
  const found = useContext(ShownBeside).explain(text);
  if (found.length === 0) return children;
  return (
    <div className="grid min-w-0 gap-1">
      {children}
      <details className="min-w-0 text-ink-quiet">
        <summary className="min-h-8 cursor-pointer truncate">
          What is put in for {found.map(({ mark }) => mark).join(', ')}
        </summary>
        <ul className="grid gap-1.5 ps-4 pb-2">
          {found.map((one) => (
            <li key={one.mark} className="wrap-anywhere">
              <b>{one.mark}</b> <Explained {...one} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Explained({ words, source }: Placeholder) {
  if (words === null || source === null) return 'is filled in by the page. Leave it as it is.';
  const find = words.replace('…', '');
  return (
    <>
      puts in “{words}”{/[.!?…]$/.test(words) ? ' ' : '. '}Change it under{' '}
      <a href={findHref(source, find, source.entry ?? find)}>{source.title}</a>.
    </>
  );
}

/** A list of texts. */
function LinesInput({ field, value, place }: FieldProps<'lines'>) {
  const frame = useFrame(field, place);
  const text = linesOf(value);
  const rows = text
    .split('\n')
    .reduce((count, line) => count + Math.ceil((line.length + 1) / LINE_LENGTH), 1);
  return (
    <WithPlaceholders text={text}>
      <TextArea
        {...frame}
        hint={`${frame.hint ?? ''} One on each line.`.trim()}
        rows={Math.min(rows, 8)}
        defaultValue={text}
        data-lines=""
      />
    </WithPlaceholders>
  );
}

function BodyInput({ field, value, place }: FieldProps<'body'>) {
  const text = textOf(value);
  const hint =
    'Leave an empty line between paragraphs. “#” and “##” begin a heading, “-” a point of a list. “[^…]” cites a source. Leave “{#…}” after a heading as it is: it decides where the part appears.';
  return (
    <WithPlaceholders text={text}>
      <TextArea
        {...useFrame(field, place)}
        hint={hint}
        rows={Math.min(Math.max(text.split('\n').length + 2, 8), 40)}
        defaultValue={text}
      />
    </WithPlaceholders>
  );
}

function NumberInput({ field, value, place }: FieldProps<'number'>) {
  return (
    <div className="max-w-44">
      <TextField
        {...useFrame(field, place)}
        type="number"
        min={field.least}
        max={field.most}
        step={field.isWhole ? 1 : 'any'}
        defaultValue={textOf(value)}
      />
    </div>
  );
}

function ChoiceInput({ field, value, place }: FieldProps<'choice'>) {
  const options = field.options.map((option) => ({
    value: String(option),
    label: typeof option === 'number' ? String(option) : labelOf(option),
  }));
  return (
    <div className="max-w-88">
      <SelectField
        {...useFrame(field, place)}
        defaultValue={textOf(value)}
        options={field.isRequired ? options : [{ value: '', label: 'None' }, ...options]}
      />
    </div>
  );
}

function YesNoInput({ field, value, place }: FieldProps<'yes-no'>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        id={place}
        name={place}
        value="true"
        defaultChecked={value === true}
        className="size-5 accent-teal-600"
      />
      {field.label}
    </label>
  );
}

function PictureInput({ field, value, place }: FieldProps<'picture'>) {
  const { pictureAt } = useContext(ShownBeside);
  const frame = useFrame(field, place);
  const name = textOf(value);
  return (
    <div className="grid gap-3">
      <input type="hidden" name={place} value={name} />
      {name !== '' && (
        <img
          src={pictureAt(name)}
          alt=""
          className="max-h-44 w-auto max-w-full rounded-card border border-line bg-surface"
        />
      )}
      <Field
        id={frame.id}
        label={name === '' ? frame.label : `Replace the ${frame.label.toLowerCase()}`}
        hint="A JPEG, PNG, WebP or AVIF file. It is cropped to the shape of the picture it replaces."
        error={frame.error}
      >
        {(ties) => (
          <input
            {...ties}
            type="file"
            name={`${place}!`}
            accept="image/jpeg,image/png,image/webp,image/avif"
            className={cn(boxLook, 'rounded-input px-3.5')}
          />
        )}
      </Field>
    </div>
  );
}

function Group({ field, value, place }: FieldProps<'group'>) {
  const [only, ...others] = field.fields;
  if (only && others.length === 0) {
    const label =
      only.kind === 'picture' ? field.label : `${field.label}, ${only.label.toLowerCase()}`;
    return <DocumentFields fields={[{ ...only, label }]} value={value} place={place} />;
  }
  // A group in an open part is shown with it.
  if (place.lastIndexOf('/') === 0)
    return (
      <Fold label={field.label} about={aboutItem(value)} values={value} places={[place]}>
        {field.hint !== undefined && <p className="text-ink-quiet">{field.hint}</p>}
        <DocumentFields fields={field.fields} value={value} place={place} />
      </Fold>
    );
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-head text-18 font-semibold">{field.label}</legend>
      {field.hint !== undefined && <p className="text-ink-quiet">{field.hint}</p>}
      <DocumentFields fields={field.fields} value={value} place={place} />
    </fieldset>
  );
}

function List({ field, value, place }: FieldProps<'list'>) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item, noun } = field;
  return (
    <fieldset className="grid min-w-0 gap-2" id={place}>
      <legend className="mb-2 font-head text-18 font-semibold">{field.label}</legend>
      {field.hint !== undefined && <p className="text-ink-quiet">{field.hint}</p>}
      {items.map((one, index) => {
        const about = aboutItem(one) || `New ${noun}`;
        const inner = `${place}/${index}`;
        return (
          <ListItem
            // The form is sent and rendered again after every change of the list.
            key={index}
            place={place}
            number={index}
            about={item.kind === 'group' ? about : null}
            value={one}
            name={`${noun} ${index + 1}`}
            isFirst={index === 0}
            isLast={index === items.length - 1}
          >
            {item.kind === 'group' ? (
              <DocumentFields fields={item.fields} value={one} place={inner} />
            ) : (
              <DocumentField
                field={{ ...item, label: `${capital(noun)} ${index + 1}` }}
                value={one}
                place={inner}
              />
            )}
          </ListItem>
        );
      })}
      <p>
        <ChangeButton change={`add ${place}`}>Add {noun}</ChangeButton>
      </p>
    </fieldset>
  );
}

/** An item with its buttons. Items with several fields are closed; `about` says what is in them. */
function ListItem({
  place,
  number,
  about,
  value,
  name,
  isFirst,
  isLast,
  children,
}: {
  place: string;
  number: number;
  about: string | null;
  value: unknown;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  children: ReactNode;
}) {
  const fields = (
    <div
      className={cn('min-w-0', about === null ? 'flex flex-wrap items-end gap-2' : 'grid gap-4')}
    >
      <input type="hidden" name={place} value={number} />
      {children}
      <div className="flex flex-wrap gap-2">
        {!isFirst && (
          <ChangeButton change={`up ${place} ${number}`} about={name}>
            Move up
          </ChangeButton>
        )}
        {!isLast && (
          <ChangeButton change={`down ${place} ${number}`} about={name}>
            Move down
          </ChangeButton>
        )}
        <ChangeButton change={`remove ${place} ${number}`} about={name}>
          Remove
        </ChangeButton>
      </div>
    </div>
  );
  if (about === null) return fields;
  return (
    <Fold
      label={about}
      values={value}
      places={[`${place}/${number}`]}
      isOpen={about.startsWith('New ')}
    >
      {fields}
    </Fold>
  );
}

/** Changes a list. The form is saved at the same time. */
function ChangeButton({
  change,
  about,
  children,
}: {
  change: string;
  /** The item, for screen readers. */
  about?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      name="change"
      value={change}
      className={cn(buttonLook('second'), 'min-h-11 px-3 py-1 text-16')}
    >
      {children}
      {about !== undefined && <span className="sr-only"> {about}</span>}
    </button>
  );
}

/** The entries of a record that are shown; the others are kept. */
export function Entries({
  field,
  value,
  isShown,
}: {
  field: Of<'entries'>;
  value: Readonly<Record<string, unknown>>;
  isShown: (key: string, entry: unknown) => boolean;
}) {
  return Object.entries(value).map(([key, entry], number) =>
    isShown(key, entry) ? (
      <Fold key={key} label={aboutItem(entry) || key} values={entry} places={[`/${number}`]}>
        <input type="hidden" name={ENTRIES} value={number} />
        <TextField
          id={`/${number}/`}
          name={`/${number}/`}
          label="Short name"
          hint="Texts cite it by this name."
          defaultValue={key}
          autoComplete="off"
        />
        <DocumentFields fields={field.fields} value={entry} place={`/${number}`} />
      </Fold>
    ) : (
      <input key={key} type="hidden" name={ENTRIES} value={number} />
    ),
  );
}

const telling = 'heading title subHeading name label question text en alt'.split(' ');

/** The words that tell an item from the others. */
function aboutItem(item: unknown): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return '';
  const [from, to, unit] = ['from', 'to', 'unit'].map((name) => textOf(propertyOf(item, name)));
  if (from !== '' && to !== '') return `${from} to ${to} ${unit}`;
  const found = telling
    .map((name) => propertyOf(item, name))
    .find((one) => typeof one === 'string');
  return typeof found === 'string'
    ? found
    : textOf(Object.values(item).find((one) => typeof one === 'string'));
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
