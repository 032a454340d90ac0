import type { ContactFormWords } from '../../content/contact-schema.ts';
import type { DraftState } from '../../form/form-draft.ts';
import { contactFormFields, type ContactFormField } from './contact-form-draft.ts';

/** What is still missing and what has to be corrected before the message can be sent; or that it is ready. */
export function missingLine(
  { values, problems }: Pick<DraftState<ContactFormField>, 'values' | 'problems'>,
  { helper, fields }: Pick<ContactFormWords, 'helper' | 'fields'>,
): string {
  const wrong = contactFormFields.filter((field) => problems[field] !== undefined);
  const [missing, invalid] = [
    wrong.filter((field) => values[field].trim() === ''),
    wrong.filter((field) => values[field].trim() !== ''),
  ];
  const list = (names: readonly ContactFormField[]) =>
    inWords(
      names.map((field) => fields[field].name),
      helper.and,
    );
  const sentences = [
    ...(missing.length > 0 ? [helper.missing.replace('{fields}', list(missing))] : []),
    ...(invalid.length > 0 ? [helper.invalid.replace('{fields}', list(invalid))] : []),
  ];
  return sentences.join(' ') || helper.ready;
}

/** `a`, `a and b`, `a, b and c`. By hand, because servers and browsers differ in what `Intl` writes for en-IN. */
function inWords(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${and} ${last}`;
}
