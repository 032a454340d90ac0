import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Notice } from '@site/kit/remote/contract.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { stubService } from '../../form/testing/stub-service.ts';
import { contactFormDraft } from './contact-draft.ts';
import { ContactForm, missingLine } from './contact-form.island.tsx';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { ContactFormWords } from '../../content/page-schemas.ts';
import contactFormDocument from '../../content/contact-form.yaml';

const site = configuredSite();

const service = stubService();

beforeEach(() => {
  document.title = 'Write to us';
});

function renderForm(draft = contactFormDraft()) {
  const notify = jest.fn<(notice: Notice) => void>();
  const form = (
    <ContactForm
      site={site}
      notify={notify}
      setTitlePrefix={(prefix) => {
        document.title = `${prefix}Write to us`;
      }}
      draft={draft}
      intro={null}
      notice={null}
    />
  );
  return { user: userEvent.setup(), notify, draft, form, ...render(form) };
}

const box = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: /^Send/ });
const summary = () => screen.queryByRole('region', { name: 'There is a problem' });

async function fillIn(user: UserEvent, changes: Record<string, string> = {}) {
  const values = {
    'Full name': 'Asha Rao',
    'Mobile number': '98765 43210',
    Email: 'asha@mail.example',
    Message: 'Where do we begin?',
    ...changes,
  };
  for (const [label, text] of Object.entries(values)) {
    await user.clear(box(label));
    if (text !== '') await user.paste(text);
  }
}

test('the button looks disabled, describes the missing input, and is focusable', async () => {
  const { user } = renderForm();
  expect(screen.getByText('+91')).toBeVisible();
  expect(box('Mobile number')).toHaveAccessibleDescription(/^\+91 10 digits/);
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toBeEnabled();
  expect(submit()).toHaveAccessibleDescription(
    'To send, please add your full name, your mobile number, your email and your message.',
  );

  await fillIn(user);
  expect(submit()).toHaveAccessibleDescription('Your message is ready to send.');
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

test('clicking the button while it looks disabled sends nothing, and shows a summary with links', async () => {
  const { user, notify } = renderForm();

  await user.click(submit());

  expect(service.calls).toEqual([]);
  expect(notify).not.toHaveBeenCalled();
  expect(summary()).toHaveFocus();
  expect(box('Full name')).toHaveAccessibleDescription(/Please enter your name/);
  expect(box('Mobile number')).toHaveAccessibleDescription(/Please enter Valid Mobile Number\*/);
  expect(box('Email')).toHaveAccessibleDescription(/Please enter Valid Email\*/);
  expect(box('Message')).toHaveAccessibleDescription(/Please enter your message/);
  expect(box('Mobile number')).toBeInvalid();
  expect(document.title).toBe('Error: Write to us');

  await user.click(screen.getByRole('link', { name: 'Please enter Valid Email*' }));
  expect(box('Email')).toHaveFocus();
  await user.click(submit());
  expect(summary()).toHaveFocus();

  await user.type(box('Full name'), 'Asha');
  expect(box('Full name')).toBeValid();
  expect(box('Email')).toBeInvalid();
  await fillIn(user);
  expect(summary()).not.toBeInTheDocument();
  expect(document.title).toBe('Write to us');
});

test('reports an invalid number when focus moves to the next field, but not an empty one', async () => {
  const { user } = renderForm();

  await user.click(box('Full name'));
  await user.tab();
  await user.type(box('Mobile number'), '12345');
  expect(box('Mobile number')).toBeValid();
  await user.tab();

  expect(box('Full name')).toBeValid();
  expect(screen.getByText('Please enter Valid Mobile Number*')).toBeVisible();
  expect(summary()).not.toBeInTheDocument();
});

test('keeps what was filled in without events while something is missing', async () => {
  const { user } = renderForm();
  screen.getByLabelText<HTMLInputElement>('Full name').value = 'Asha Rao';

  await user.click(submit());

  expect(box('Full name')).toBeValid();
  expect(box('Full name')).toHaveValue('Asha Rao');
  expect(box('Message')).toBeInvalid();
});

test('shows the reason for a failure and the phone number', async () => {
  service.isUnreachable();
  const { user } = renderForm();
  await fillIn(user);

  await user.click(submit());

  const status = await screen.findByText(/Our site could not be reached\./);
  expect(
    within(status.parentElement ?? status).getByRole('link', { name: site.contact.phone }),
  ).toHaveAttribute('href', site.contact.phoneLink);
});

test('shows a rejection by the service beside the rejected field', async () => {
  service.respondsWith(400, { success: false, errors: { email: 'We cannot write to this email' } });
  const { user, notify } = renderForm();
  await fillIn(user);

  await user.click(submit());

  expect(await screen.findByRole('link', { name: 'We cannot write to this email' })).toBeVisible();
  expect(box('Email')).toHaveAccessibleDescription(/We cannot write to this email/);
  expect(summary()).toHaveFocus();
  expect(notify).not.toHaveBeenCalled();
  expect(box('Message')).toHaveValue('Where do we begin?');
});

test('a message cannot be edited while it is being sent, and is confirmed until the next input', async () => {
  const answer = service.waits();
  const { user } = renderForm();
  await fillIn(user);
  await user.click(submit());
  expect(submit()).toHaveTextContent('Sending…');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sending your message. Please wait.');
  await user.click(box('Email'));
  await user.type(box('Message'), ' And when?');
  expect(box('Message')).toHaveValue('Where do we begin?');

  answer();

  const stays = 'We have your message. We reply within 48 hours.';
  expect(await screen.findByText(stays)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(stays);
  expect(summary()).not.toBeInTheDocument();
  await user.type(box('Message'), 'O');
  expect(screen.queryByText(stays)).not.toBeInTheDocument();
});

test('a chosen doctor can be removed, and does not count as a message', async () => {
  const draft = contactFormDraft();
  draft.edit({ speciality: 'dentist' });
  const { user } = renderForm(draft);
  await fillIn(user, { Message: ' ' });
  expect(submit()).toHaveAccessibleDescription('To send, please add your message.');

  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Leave this out' }));
  expect(box('Message')).toHaveFocus();
  await user.click(submit());

  await waitFor(() => expect(service.calls).toHaveLength(1));
  expect(service.calls[0]?.body).toMatchObject({ message: 'Where do we begin?' });
});

const form = () => {
  const found = submit().closest('form');
  if (!found) throw new Error('The button is outside any form.');
  return found;
};

test('before hydration, the browser validates the form and posts it to the service', async () => {
  const user = userEvent.setup();
  const { form: element, unmount } = renderForm();
  unmount();
  document.body.innerHTML = renderToString(element);

  expect(form()).toHaveAttribute('action', '/api/contact-us');
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).toHaveAttribute('data-live');
  expect(form()).not.toHaveAttribute('novalidate');
  expect(submit()).not.toHaveAttribute('aria-disabled');
  expect(form()).toBeInvalid();

  await fillIn(user, { 'Mobile number': '0091 (98765) ४३२१०' });
  expect(form()).toBeValid();
  expect(form()).toHaveFormValues({ form: 'page', fullName: 'Asha Rao' });
  await fillIn(user, { 'Mobile number': '58765 43210' });
  expect(box('Mobile number')).toBeInvalid();
});

test('hydration keeps earlier input, restores a draft, and replaces native validation', async () => {
  const user = userEvent.setup();
  const draft = contactFormDraft({
    read: () => ({ values: { fullName: 'Asha', message: 'Half a sentence' } }),
    write: () => {},
  });
  const { form: element, unmount } = renderForm(draft);
  unmount();
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.replaceChildren(container);
  expect(box('Message')).toHaveValue('');
  await user.type(box('Full name'), 'Ravi');

  render(element, { container, hydrate: true });

  expect(box('Full name')).toHaveValue('Ravi');
  expect(box('Message')).toHaveValue('Half a sentence');
  expect(submit()).toHaveAccessibleDescription(
    'To send, please add your mobile number and your email.',
  );
  expect(form()).toHaveAttribute('novalidate');
  expect(box('Full name')).not.toHaveAttribute('maxlength');
  expect(box('Mobile number')).not.toHaveAttribute('pattern');
  expect(box('Email')).toBeRequired();
});

const contactForm = contentOf<ContactFormWords>(contactFormDocument);

test('names what is missing apart from what must be corrected', () => {
  const draft = contactFormDraft();
  draft.adopt({ fullName: ' ', phoneNumber: '123', email: 'a', message: 'Hi' });
  expect(missingLine(draft.current(), contactForm)).toBe(
    'To send, please add your full name. To send, please correct your mobile number and your email.',
  );
});
