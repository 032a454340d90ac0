import { beforeEach, expect, jest, test } from '@jest/globals';
import type { DialogRequest, Notice, Unsent } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { polyfillDialogs } from '@site/kit/testing/polyfill-dialogs.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubService } from '../form/testing/stub-service.ts';
import { ContactDialog, contactDialogDraft } from './contact-dialog.tsx';
import { Dialogs } from './dialogs.tsx';

const site = configuredSite();

const service = stubService();

beforeEach(() => {
  polyfillDialogs();
});

/** Renders the dialog as the shell does: removed when it asks to close. */
function open(request: DialogRequest) {
  const notify = jest.fn<(notice: Notice) => void>();
  const onClose = jest.fn(() => unmount());
  const { unmount } = render(
    <Dialogs
      site={site}
      request={request}
      notify={notify}
      onClose={onClose}
      onFailure={() => {}}
    />,
  );
  return { user: userEvent.setup(), notify, onClose };
}

test.each([
  [{ dialog: 'contact', openedFrom: 'footer' }, 'Get in touch with us !'],
  [{ dialog: 'waitlist' }, 'ASSESSMENTS ARE COMING SOON!!'],
  [{ dialog: 'coming-soon', about: 'The hearing test' }, 'Coming Soon'],
  [{ dialog: 'call-back', wanted: 'a visit' }, 'Book by phone'],
] satisfies [DialogRequest, string][])(
  '%j opens its dialog, with the heading focused and a way to close it',
  async (request, name) => {
    const { user, onClose } = open(request);
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    expect(screen.getByRole('heading', { name })).toHaveFocus();

    await user.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('asks only visitors from the school page for school details', async () => {
  const hint = /your school’s name and how many pupils you have/;
  const { user } = open({ dialog: 'contact', openedFrom: 'school' });
  expect(screen.getByLabelText(/^Message/)).toHaveAccessibleDescription(hint);
  await user.keyboard('{Escape}');

  open({ dialog: 'contact', openedFrom: 'footer' });
  expect(screen.getByLabelText(/^Message/)).not.toHaveAccessibleDescription(hint);
});

test('the coming-soon dialog names the product, links to its waitlist and has a Close button', async () => {
  const { user, onClose } = open({ dialog: 'coming-soon', about: 'The hearing test' });

  expect(screen.getByText(/^The hearing test is not ready yet\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the waitlist' })).toHaveAttribute(
    'href',
    '/intervention/comingSoon?about=The+hearing+test#join',
  );
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  expect(close).toHaveTextContent('Close');
  if (close) await user.click(close);

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the waitlist dialog names the product, and has the countdown, the offer, four social networks and the copyright', () => {
  open({ dialog: 'waitlist', about: 'Ask us' });
  const dialog = within(screen.getByRole('dialog'));

  expect(
    dialog.getByText('Ask us is coming soon. The assessments on this site are open now.'),
  ).toBeVisible();
  expect(dialog.getByRole('timer')).toBeVisible();
  expect(
    dialog.getByRole('heading', {
      name: `Join our waitlist and get ${site.waitlistDiscountPercent}% off our assessments`,
    }),
  ).toBeVisible();
  const social = dialog.getAllByRole('link', { name: /opens in a new tab/ });
  expect(new Set(social.map((link) => link.getAttribute('href')))).toEqual(
    new Set(Object.values(site.links.social)),
  );
  expect(dialog.getByText(`© 2024 ${site.product.legalName}`)).toBeVisible();
});

test('the call-back dialog shows the phone number and hours above its form', () => {
  open({ dialog: 'call-back', wanted: 'a visit to the dentist' });
  const { phone, phoneLink, hours } = site.contact;
  const number = screen.getByRole('link', { name: phone });
  const name = screen.getByLabelText(/^Name/);

  expect(
    screen.getByText('You cannot book online just now. Call us, and we will book it for you.'),
  ).toBeVisible();
  expect(number).toHaveAttribute('href', phoneLink);
  expect(screen.getByText(hours)).toBeVisible();
  expect(screen.getByText('You would like to book: a visit to the dentist.')).toBeVisible();
  expect(number.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a call-back request requires a name and an Indian mobile number', async () => {
  const { user, onClose } = open({ dialog: 'call-back', wanted: 'a visit' });
  await user.type(screen.getByLabelText(/^Mobile number/), '12345');

  await user.click(screen.getByRole('button', { name: 'Call me back' }));

  expect(service.calls).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Please enter your name' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Please enter Valid Mobile Number*' })).toBeVisible();
  await user.keyboard('{Escape}');
});

test('keeps the input of a failed call-back request, and sends it with the next request', async () => {
  service.isUnreachable();
  const first = open({ dialog: 'call-back', wanted: 'a visit to the dentist' });
  await first.user.clear(screen.getByLabelText(/^Mobile number/));
  await first.user.type(screen.getByLabelText(/^Mobile number/), '98450 12345');
  await first.user.type(screen.getByLabelText(/^Name/), 'Asha');
  await first.user.type(screen.getByLabelText(/^A time that suits you/), 'After 5 PM');
  await first.user.click(screen.getByRole('button', { name: 'Call me back' }));
  await waitFor(() => expect(first.onClose).toHaveBeenCalledTimes(1));
  const failed = 'There was an error sending the message. Try again!';
  expect(first.notify.mock.calls).toEqual([[{ kind: 'error', text: failed, durationMs: 2000 }]]);

  service.respondsWith(200, { success: true });
  const second = open({ dialog: 'call-back', wanted: 'an eye check' });
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Asha');
  await second.user.click(screen.getByRole('button', { name: 'Call me back' }));

  const text = 'Thank you! We will get back to you shortly.';
  await waitFor(() =>
    expect(second.notify).toHaveBeenCalledWith({ kind: 'success', text, durationMs: 2000 }),
  );
  expect(service.calls.at(-1)).toMatchObject({ url: '/api/contact-us' });
  expect(service.calls.at(-1)?.body).toEqual({
    name: 'Asha',
    phone: '9845012345',
    message: 'After 5 PM',
    wanted: 'an eye check',
  });
});

test('the contact dialog shows all contact details and marks required fields', () => {
  open({ dialog: 'contact', openedFrom: 'footer' });
  const { contact } = site;
  const inside = within(screen.getByRole('dialog'));
  const hrefOf = (name: string) => inside.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(hrefOf(contact.phone)).toBe(contact.phoneLink);
  expect(hrefOf(contact.email)).toBe(`mailto:${contact.email}`);
  expect(inside.getByText(contact.hours)).toBeVisible();
  expect(inside.getByText(new RegExp(`Bengaluru ${contact.address.postalCode}`))).toBeVisible();

  expect(screen.getByLabelText('Phone (optional)')).toHaveAttribute('inputmode', 'numeric');
  for (const label of ['Name (required)', 'Email (required)', 'Message (required)']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
});

const filledIn = { Name: 'Asha', Email: 'asha', Message: 'Hello' };

/** Opens the contact dialog with a message in it, and sends it. */
async function sendMessage(draft = contactDialogDraft()) {
  const onSettled = jest.fn<(unsent: Unsent | null) => void>();
  const dialog = (onClose: () => void) => (
    <ContactDialog
      site={site}
      notify={() => {}}
      onClose={onClose}
      onSettled={onSettled}
      draft={draft}
      openedFrom="footer"
    />
  );
  const { unmount } = render(dialog(() => unmount()));
  for (const [label, value] of Object.entries(filledIn)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  fireEvent.change(screen.getByLabelText('Please leave this box empty'), {
    target: { value: 'spam' },
  });
  fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { onSettled, reopen: () => render(dialog(() => {})) };
}

test('the contact dialog closes after sending, and reports that a bot filled the trap', async () => {
  const { onSettled } = await sendMessage();
  expect(service.calls).toMatchObject([{ guard: { 'form-trap': 'filled' } }]);
  expect(onSettled.mock.calls).toEqual([[null]]);
});

test.each([
  ['the visitor is offline', () => service.isOffline(), /seems to be offline/],
  ['our service is down', () => service.isUnreachable(), /Our site could not be reached\./],
  ['the service fails', () => service.respondsWith(503, {}), /Our site could not accept it/],
])(
  'when %s, the contact dialog closes with a reason, and keeps the text',
  async (_when, fail, why) => {
    fail();
    const { onSettled, reopen } = await sendMessage();
    expect(onSettled).toHaveBeenCalledTimes(1);
    const unsent = onSettled.mock.calls[0]?.[0];
    expect(unsent?.text).toMatch(/^Your message was not sent\. /);
    expect(unsent?.text).toMatch(why);
    expect(unsent?.again).toBe('Open my message again');
    reopen();
    const note = screen.getByText(/Your last message was not sent/);
    for (const [label, value] of Object.entries(filledIn)) {
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveValue(value);
    }
    service.waits();
    fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
    // The button must not move away from the second press of a double click.
    expect(screen.getByRole('button', { name: /^Send/ })).toHaveAttribute('aria-disabled', 'true');
    expect(note).toBeVisible();
  },
);
