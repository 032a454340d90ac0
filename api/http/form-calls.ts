import {
  parseContactBody,
  parseContactMessage,
  parseContactPageForm,
} from '@site/kit/api/contact-message.ts';
import { parseDeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { Checked } from '@site/kit/api/form-schema.ts';
import type { SentBy, SubmissionKind } from '../submission-fields.ts';
import { parseWaitlistSubscription } from '@site/kit/api/waitlist-subscription.ts';
import { apiErrors } from './api-errors.ts';
import type { FormKind } from './form-pages.ts';

/** A validated form, with what it is stored as. */
export type ParsedForm = {
  [Kind in SubmissionKind]: { kind: Kind; sent: SentBy<Kind> };
}[SubmissionKind];

/** One endpoint: how to parse a request. */
export type FormRules = {
  /** The last segment of the endpoint's URL. */
  call: string;
  /** The form to assume for the response if the body couldn't be parsed. */
  form: FormKind;
  parseJson: (body: unknown) => Checked<ParsedForm>;
  /** Determines which form was sent without JavaScript, and validates it by that form's rules. */
  parseForm: (fields: unknown) => { form: FormKind; checked: Checked<ParsedForm> };
  /**
   * Whether submissions that name the same address are limited. On the waitlist a repeat has no effect, so there is
   * nothing to limit, and a different response would reveal that the address is already on it.
   */
  limitsAddresses: boolean;
};

function as<Kind extends SubmissionKind, Value>(
  checked: Checked<Value>,
  parsed: (value: Value) => ParsedForm & { kind: Kind },
): Checked<ParsedForm> {
  return checked.kind === 'valid' ? { kind: 'valid', value: parsed(checked.value) } : checked;
}

/** `POST /contact-us`: contact messages and call-back requests. */
const contactUs: FormRules = {
  call: 'contact-us',
  form: 'page',
  limitsAddresses: true,
  parseJson: (body) =>
    as(parseContactBody(body), (sent) =>
      'wanted' in sent ? { kind: 'call-back', sent } : { kind: 'message', sent },
    ),
  parseForm: (body) => {
    const { form, ...fields }: Record<string, unknown> = {
      ...(typeof body === 'object' ? body : {}),
    };
    if (form !== 'page' && form !== 'dialog') {
      return { form: 'page', checked: { kind: 'invalid', errors: apiErrors.unknownForm } };
    }
    const parse = form === 'page' ? parseContactPageForm : parseContactMessage;
    return { form, checked: as(parse(fields), (sent) => ({ kind: 'message', sent })) };
  },
};

/** `POST /delete-data`: deletion requests. */
const deleteData: FormRules = {
  call: 'delete-data',
  form: 'deletion',
  limitsAddresses: true,
  parseJson: (body) => as(parseDeletionRequest(body), (sent) => ({ kind: 'deletion', sent })),
  parseForm: (fields) => ({ form: 'deletion', checked: deleteData.parseJson(fields) }),
};

/** `POST /subscribe-public`: places on the waitlist. */
const subscribePublic: FormRules = {
  call: 'subscribe-public',
  form: 'waitlist',
  limitsAddresses: false,
  parseJson: (body) =>
    as(parseWaitlistSubscription(body), ({ purpose: _theOnlyOne, ...sent }) => ({
      kind: 'waitlist',
      sent,
    })),
  parseForm: (fields) => ({ form: 'waitlist', checked: subscribePublic.parseJson(fields) }),
};

export const formCalls = [contactUs, deleteData, subscribePublic] as const;
