import {
  checkForm,
  type Checked,
  type FormFields,
  pageForm,
  type Sent,
  sentForm,
} from './form-schema.ts';
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

export const contactPageFields = {
  fullName: { ...nameField, sentAs: 'name' },
  phoneNumber: { ...mobileField, sentAs: 'phone' },
  email: { label: 'Email', kind: 'email', rule: emailAddress, maxLength: limits.email },
  message: messageField,
} as const satisfies FormFields;

/** The contact dialog's form: the contact page's fields with looser rules. The service accepts the same. */
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

export const callBackFields = {
  name: nameField,
  phone: mobileField,
  message: { ...messageField, kind: 'text', rule: words, optional: true },
} as const satisfies FormFields;

const { message: callBackMessage, ...callBackSender } = callBackFields;

/** What a call-back request contains. `wanted` describes the booking that the visitor wanted. */
export const callBackRequestFields = {
  ...callBackSender,
  email: { label: 'Email', kind: 'email', rule: email, maxLength: limits.email, optional: true },
  wanted: {
    label: 'About',
    kind: 'text',
    rule: required(
      line(limits.wanted, { missing: messages.wantedMissing, tooLong: messages.wantedTooLong }),
      messages.wantedMissing,
    ),
    maxLength: limits.wanted,
  },
  message: callBackMessage,
} as const satisfies FormFields;

export type ContactMessage = Sent<typeof contactDialogFields>;

/** A call-back request. `phone` is ten digits. */
export type CallBackRequest = Sent<typeof callBackRequestFields>;

const contactMessage = sentForm(contactDialogFields);
const callBackRequest = sentForm(callBackRequestFields);
const contactPageForm = pageForm(contactPageFields, contactDialogFields);

/**
 * Validates the contact dialog (specification, section 5): name, email and message are required; the phone is optional
 * free text; the email's format is not checked. Normalises values by each field’s schema and drops an empty phone.
 * Rejects unknown fields.
 */
export function parseContactMessage(input: unknown): Checked<ContactMessage> {
  return checkForm(input, contactMessage);
}

/**
 * Validates a call-back request: name, Indian mobile number and `wanted` are required; email and message are optional
 * free text.
 */
export function parseCallBackRequest(input: unknown): Checked<CallBackRequest> {
  return checkForm(input, callBackRequest);
}

/**
 * Validates the contact page's form, which is stricter: it requires an Indian mobile number and a well-formed email.
 * The page calls this before sending; the service calls it on submissions without JavaScript.
 */
export function parseContactPageForm(input: unknown): Checked<ContactMessage> {
  return checkForm(input, contactPageForm);
}

/** Validates the body of `POST /contact-us`: a call-back request if it has `wanted`, otherwise a message. */
export function parseContactBody(input: unknown): Checked<ContactMessage | CallBackRequest> {
  return typeof input === 'object' && input !== null && 'wanted' in input
    ? parseCallBackRequest(input)
    : parseContactMessage(input);
}
