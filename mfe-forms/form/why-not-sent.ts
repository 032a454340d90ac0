import { contentOf } from '@site/kit/content/content-of.ts';
import type { EveryFormWords } from '../content/words-schema.ts';
import everyForm from '../content/every-form.yaml';
import type { SendOutcome } from './form-draft.ts';

const words = contentOf<EveryFormWords>(everyForm);

/** Why a form was not sent, in a sentence. */
export function whyNotSent({ reason }: Extract<SendOutcome, { kind: 'not-sent' }>): string {
  return words.whyNotSent[reason];
}
