import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Notice } from '@site/kit/remote/contract.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { stubService } from '../../form/testing/stub-service.ts';
import { contactFormDraft } from './contact-form-draft.ts';
import { ContactForm } from './contact-form.tsx';

const site = configuredSite();

let service: ReturnType<typeof stubService>;

beforeEach(() => {
  service = stubService();
  document.title = 'Write to us';
});

afterEach(() => {
  service.restore();
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

test('the country code is fixed and read with the number', () => {
  renderForm();

  expect(screen.getByText('+91')).toBeVisible();
  expect(box('Mobile number')).toHaveAccessibleDescription(/^\+91 10 digits/);
});

test('the button looks disabled, says what is missing, and can still be focused', async () => {
  const { user } = renderForm();

  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toBeEnabled();
  expect(submit()).toHaveAccessibleDescription(
    'To send, please add your full name, your mobile number, your email and your message.',
  );

  await fillIn(user, { Email: 'asha' });
  expect(submit()).toHaveAccessibleDescription('To send, please correct your email.');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');

  await fillIn(user);
  expect(submit()).toHaveAccessibleDescription('Your message is ready to send.');
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

test('pressing it while it looks disabled sends nothing and says what is wrong', async () => {
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
});

test('the summary leads to each box, and pressing again brings the reader back to it', async () => {
  const { user } = renderForm();
  await user.click(submit());

  const links = within(screen.getByRole('region', { name: 'There is a problem' }));
  await user.click(links.getByRole('link', { name: 'Please enter Valid Email*' }));
  expect(box('Email')).toHaveFocus();

  await user.click(submit());
  expect(summary()).toHaveFocus();
});

test('each message goes when its box is right, and the tab’s title with the last', async () => {
  const { user } = renderForm();
  await user.click(submit());

  await user.type(box('Full name'), 'Asha');
  expect(box('Full name')).toBeValid();
  expect(box('Email')).toBeInvalid();

  await fillIn(user);
  expect(summary()).not.toBeInTheDocument();
  expect(document.title).toBe('Write to us');
});

test.each(['5987654321', '98765', '98765432101', 'ten digits', '+92 9876543210'])(
  'a mobile number like %p is not taken',
  async (number) => {
    const { user } = renderForm();
    await fillIn(user, { 'Mobile number': number });

    await user.click(submit());

    expect(service.calls).toEqual([]);
    expect(
      screen.getByRole('link', { name: 'Please enter Valid Mobile Number*' }),
    ).toBeInTheDocument();
  },
);

test.each(['asha', 'asha@mail', '@mail.example', 'asha rao@mail.example'])(
  'an email like %p is not taken',
  async (email) => {
    const { user } = renderForm();
    await fillIn(user, { Email: email });

    await user.click(submit());

    expect(service.calls).toEqual([]);
    expect(screen.getByRole('link', { name: 'Please enter Valid Email*' })).toBeInTheDocument();
  },
);

test('a wrong number is named on the way to the next box, an empty one is not', async () => {
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

test('a sent message is announced, said in place, and leaves empty boxes', async () => {
  const { user, notify } = renderForm();
  await fillIn(user);

  await user.click(submit());

  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('We reply within 48 hours.');
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith({
    kind: 'success',
    text: 'Message sent successfully!',
    durationMs: 2000,
  });
  expect(service.calls.map(({ body }) => body)).toEqual([
    {
      name: 'Asha Rao',
      phone: '9876543210',
      email: 'asha@mail.example',
      message: 'Where do we begin?',
    },
  ]);
  for (const label of ['Full name', 'Mobile number', 'Email', 'Message']) {
    expect(box(label)).toHaveValue('');
    expect(box(label)).toBeValid();
  }
});

test('a message sent after mistakes leaves no mistakes behind', async () => {
  const { user } = renderForm();
  await user.click(submit());
  await fillIn(user);

  await user.click(submit());

  await screen.findByText('Message sent successfully!');
  expect(summary()).not.toBeInTheDocument();
  expect(document.title).toBe('Write to us');
});

test('a double press sends once', async () => {
  const tell = service.waits();
  const { user, notify } = renderForm();
  await fillIn(user);

  await user.dblClick(submit());
  expect(submit()).toHaveTextContent('Sending…');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sending your message. Please wait.');
  await user.click(submit());
  tell();

  await screen.findByText('Message sent successfully!');
  expect(service.calls).toHaveLength(1);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('the words of a message on its way cannot be changed', async () => {
  const tell = service.waits();
  const { user } = renderForm();
  await fillIn(user);
  await user.click(submit());

  await user.type(box('Message'), ' And when?');

  expect(box('Message')).toHaveValue('Where do we begin?');
  tell();
  await screen.findByText('Message sent successfully!');
});

test('a failure keeps every word, says why, and gives the phone number', async () => {
  service.isOutOfReach();
  const { user, notify } = renderForm();
  await fillIn(user);

  await user.click(submit());

  expect(
    await screen.findByText('There was an error sending the message. Try again!'),
  ).toBeVisible();
  expect(notify).toHaveBeenCalledWith({
    kind: 'error',
    text: 'There was an error sending the message. Try again!',
    durationMs: 2000,
  });
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Your phone or computer seems to be offline.');
  expect(within(status).getByRole('link', { name: site.contact.phone })).toHaveAttribute(
    'href',
    site.contact.phoneLink,
  );
  expect(box('Full name')).toHaveValue('Asha Rao');
  expect(box('Mobile number')).toHaveValue('98765 43210');
  expect(box('Email')).toHaveValue('asha@mail.example');
  expect(box('Message')).toHaveValue('Where do we begin?');
});

test('another press after a failure sends the same message again', async () => {
  service.answersWith(503, { success: false, errors: {} });
  const { user } = renderForm();
  await fillIn(user);
  await user.click(submit());
  await screen.findByText(/could not accept it/);

  service.answersWith(200, { success: true });
  await user.click(submit());

  await screen.findByText('Message sent successfully!');
  expect(new Set(service.calls.map(({ key }) => key)).size).toBe(1);
});

test('what the service would not take is said at its box', async () => {
  service.answersWith(400, { success: false, errors: { email: 'We cannot write to this email' } });
  const { user, notify } = renderForm();
  await fillIn(user);

  await user.click(submit());

  expect(await screen.findByRole('link', { name: 'We cannot write to this email' })).toBeVisible();
  expect(box('Email')).toHaveAccessibleDescription(/We cannot write to this email/);
  expect(summary()).toHaveFocus();
  expect(notify).not.toHaveBeenCalled();
  expect(box('Message')).toHaveValue('Where do we begin?');
});

test('the next word takes away what was said about the last message', async () => {
  const { user } = renderForm();
  await fillIn(user);
  await user.click(submit());
  await screen.findByText('Message sent successfully!');

  await user.type(box('Message'), 'O');

  expect(screen.queryByText('Message sent successfully!')).not.toBeInTheDocument();
});

test('a slip onto another page and back loses nothing', async () => {
  const { user, draft, unmount } = renderForm();
  await user.type(box('Message'), 'Half a sentence');

  unmount();
  renderForm(draft);

  expect(box('Message')).toHaveValue('Half a sentence');
});

test('the outcome is announced even when the visitor has gone to another page', async () => {
  const tell = service.waits();
  const { user, notify, unmount } = renderForm();
  await fillIn(user);
  await user.click(submit());

  unmount();
  tell();

  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' })),
  );
});

test('a double press that is answered at once leaves no complaint about the empty form', async () => {
  const { user } = renderForm();
  await fillIn(user);

  await user.dblClick(submit());

  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(summary()).not.toBeInTheDocument();
  expect(service.calls).toHaveLength(1);
});

test('moving between boxes while the message is on its way leaves no mistakes in the emptied form', async () => {
  const tell = service.waits();
  const { user } = renderForm();
  await fillIn(user);
  await user.click(submit());
  await user.click(box('Email'));
  await user.click(box('Message'));

  tell();

  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  for (const label of ['Full name', 'Mobile number', 'Email', 'Message']) {
    expect(box(label)).toHaveValue('');
    expect(box(label)).not.toHaveAttribute('aria-invalid');
  }
});

test('a chosen doctor is shown before sending and goes along as the message’s last line', async () => {
  const draft = contactFormDraft();
  draft.edit('speciality', 'psychologist');
  draft.edit('doctor', 'reva-oommen');
  const { user } = renderForm(draft);
  await fillIn(user, { Message: 'Where do we begin? ' });
  expect(screen.getByText('Speciality: Psychologist, doctor: Dr Reva Oommen')).toBeVisible();

  await user.click(submit());

  await waitFor(() => expect(service.calls).toHaveLength(1));
  expect(service.calls[0]?.body).toEqual({
    name: 'Asha Rao',
    phone: '9876543210',
    email: 'asha@mail.example',
    message: 'Where do we begin?\n\nSpeciality: Psychologist, doctor: Dr Reva Oommen',
  });
  await screen.findByText('Message sent successfully!');
  expect(screen.queryByText(/^Speciality:/)).not.toBeInTheDocument();
});

test('a chosen doctor can be left out, and is no message by itself', async () => {
  const draft = contactFormDraft();
  draft.edit('speciality', 'dentist');
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

test.each(['(98765) 43210', '0091 98765 43210', '९८७६५ ४३२१०'])(
  'the number %s is taken and sent as ten digits',
  async (number) => {
    const { user } = renderForm();
    await fillIn(user, { 'Mobile number': number });

    await user.click(submit());

    await waitFor(() => expect(service.calls).toHaveLength(1));
    expect(service.calls[0]?.body).toMatchObject({ phone: '9876543210' });
  },
);
