import * as v from 'valibot';
import { aboutObject, checkWith, type Checked } from './checked.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import {
  email,
  emailAddress,
  indianMobile,
  line,
  lines,
  name,
  phone,
  required,
} from './text-fields.ts';

/** A contact message as it is sent and stored. */
export type ContactMessage = { name: string; email: string; phone?: string; message: string };

/**
 * A wish to be called back, as it is sent and stored. `wanted` is what the visitor wanted to book; the phone is
 * ten digits of an Indian mobile number.
 */
export type CallBackRequest = {
  name: string;
  phone: string;
  wanted: string;
  email?: string;
  message?: string;
};

const words = lines(limits.message, {
  missing: messages.messageMissing,
  tooLong: messages.messageTooLong,
});

const message = required(words, messages.messageMissing);

/**
 * The whole check of the contact dialog (specification, section 5): name, email and message are there; the phone
 * is free text and may be missing or empty; the email's form is not checked. Text is NFC-normalised and trimmed;
 * an empty phone is left out. Other fields are refused.
 */
const contactMessage = v.pipe(
  v.strictObject(
    { name, email: required(email, messages.emailMissing), phone, message },
    aboutObject,
  ),
  v.transform(({ phone: number, ...rest }): ContactMessage =>
    number === '' ? rest : { ...rest, phone: number },
  ),
);

/**
 * The whole check of a wish to be called back: a name, an Indian mobile number and what is wanted. Email and
 * message are free text and may be missing or empty.
 */
const callBackRequest = v.pipe(
  v.strictObject(
    {
      name,
      phone: indianMobile,
      wanted: required(
        line(limits.wanted, { missing: messages.wantedMissing, tooLong: messages.wantedTooLong }),
        messages.wantedMissing,
      ),
      email: v.optional(email, ''),
      message: v.optional(words, ''),
    },
    aboutObject,
  ),
  v.transform(({ email: address, message: more, ...rest }): CallBackRequest => ({
    ...rest,
    ...(address === '' ? {} : { email: address }),
    ...(more === '' ? {} : { message: more }),
  })),
);

/**
 * The fields of the contact page's form, with the page's stricter rules: an Indian mobile number and an
 * email of the usual form. Gives the message to send, the phone as ten digits. The page checks with it before
 * sending; the service checks the page's form with it when the browser runs no JavaScript.
 */
const contactPageForm = v.pipe(
  v.strictObject(
    { fullName: name, phoneNumber: indianMobile, email: emailAddress, message },
    aboutObject,
  ),
  v.transform((fields): ContactMessage => ({
    name: fields.fullName,
    email: fields.email,
    phone: fields.phoneNumber,
    message: fields.message,
  })),
);

/** What each field of a sent message is called on the contact page, to put a server's answer beside the right field. */
export const contactPageFieldNames = {
  name: 'fullName',
  phone: 'phoneNumber',
  email: 'email',
  message: 'message',
} as const;

/** Checks a contact message of unknown shape, as the contact dialog sends it; errors are named by its fields. */
export function parseContactMessage(input: unknown): Checked<ContactMessage> {
  return checkWith(contactMessage, input);
}

/** Checks a wish to be called back, of unknown shape; errors are named by its fields. */
export function parseCallBackRequest(input: unknown): Checked<CallBackRequest> {
  return checkWith(callBackRequest, input);
}

/** Checks the contact page's fields; errors are named by the page's fields. */
export function parseContactPageForm(input: unknown): Checked<ContactMessage> {
  return checkWith(contactPageForm, input);
}

/** Checks the body of `POST /contact-us`: with a field `wanted` it is a wish to be called back, else a message. */
export function parseContactBody(input: unknown): Checked<ContactMessage | CallBackRequest> {
  return typeof input === 'object' && input !== null && 'wanted' in input
    ? parseCallBackRequest(input)
    : parseContactMessage(input);
}
