import * as v from 'valibot';
import { checkForm, type Checked, form, type FormFields } from './form-schema.ts';
import { limits, messages } from './messages.ts';
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

/** The columns of stored messages and wishes to be called back, in the order of an export. A new one needs a migration. */
export const contactColumns = ['name', 'phone', 'email', 'wanted', 'message'] as const;

export type ContactColumn = (typeof contactColumns)[number];

const words = lines(limits.message, {
  missing: messages.messageMissing,
  tooLong: messages.messageTooLong,
});

const nameField = { label: 'Name', kind: 'name', rule: name, maxLength: limits.name } as const;
const mobileField = {
  label: 'Phone',
  kind: 'mobile',
  rule: indianMobile,
  maxLength: limits.mobile,
} as const;
const messageField = {
  label: 'Message',
  kind: 'lines',
  rule: required(words, messages.messageMissing),
  maxLength: limits.message,
} as const;

/** The contact page's form. */
export const contactPageFields = {
  fullName: { ...nameField, sentAs: 'name' },
  phoneNumber: { ...mobileField, sentAs: 'phone' },
  email: { label: 'Email', kind: 'email', rule: emailAddress, maxLength: limits.email },
  message: messageField,
} as const satisfies FormFields;

/** The contact dialog's form, and what the service takes as a message: the page's fields by looser rules. */
export const contactDialogFields = {
  name: nameField,
  phone: { label: 'Phone', kind: 'phone', rule: phone, maxLength: limits.phone, optional: true },
  email: {
    label: 'Email',
    kind: 'email',
    rule: required(email, messages.emailMissing),
    maxLength: limits.email,
  },
  message: messageField,
} as const satisfies FormFields;

/** The call-back dialog's form. */
export const callBackFields = {
  name: nameField,
  phone: mobileField,
  message: { ...messageField, kind: 'text', rule: words, optional: true },
} as const satisfies FormFields;

const wanted = required(
  line(limits.wanted, { missing: messages.wantedMissing, tooLong: messages.wantedTooLong }),
  messages.wantedMissing,
);

const contactMessage = v.pipe(
  form(contactDialogFields),
  v.transform(({ phone: number, ...sent }): ContactMessage => ({
    ...sent,
    ...(number === '' ? {} : { phone: number }),
  })),
);

const callBackRequest = v.pipe(
  form({ ...callBackFields, wanted: { rule: wanted }, email: { rule: email } }),
  v.transform(({ email: address, message: text, ...sent }): CallBackRequest => ({
    ...sent,
    ...(address === '' ? {} : { email: address }),
    ...(text === '' ? {} : { message: text }),
  })),
);

const contactPageForm = v.pipe(
  form(contactPageFields),
  v.transform(({ fullName, phoneNumber, ...sent }): ContactMessage => ({
    ...sent,
    name: fullName,
    phone: phoneNumber,
  })),
);

/**
 * The whole check of the contact dialog (specification, section 5), errors named by its fields: name, email and
 * message are there; the phone is free text and may be missing or empty; the email's form is not checked. Text is
 * tidied as each field’s schema does it; an empty phone is left out. Other fields are refused.
 */
export function parseContactMessage(input: unknown): Checked<ContactMessage> {
  return checkForm(input, contactMessage);
}

/**
 * The whole check of a wish to be called back, errors named by its fields: a name, an Indian mobile number and what
 * is wanted. Email and message are free text and may be missing or empty.
 */
export function parseCallBackRequest(input: unknown): Checked<CallBackRequest> {
  return checkForm(input, callBackRequest);
}

/**
 * Checks the fields of the contact page's form, errors named by them, with the page's stricter rules: an Indian
 * mobile number and an email of the usual form. Gives the message to send, the phone as ten digits. The page checks
 * with it before sending; the service checks the page's form with it when the browser runs no JavaScript.
 */
export function parseContactPageForm(input: unknown): Checked<ContactMessage> {
  return checkForm(input, contactPageForm);
}

/** Checks the body of `POST /contact-us`: with a field `wanted` it is a wish to be called back, else a message. */
export function parseContactBody(input: unknown): Checked<ContactMessage | CallBackRequest> {
  return typeof input === 'object' && input !== null && 'wanted' in input
    ? parseCallBackRequest(input)
    : parseContactMessage(input);
}
