import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubService } from '../../form/testing/stub-service.ts';
import { deletionDraft, DeletionForm } from './deletion-form.island.tsx';

const site = configuredSite();
const service = stubService();
let titlePrefix = '';

function show() {
  render(
    <DeletionForm
      site={site}
      notify={() => {}}
      setTitlePrefix={(prefix) => {
        titlePrefix = prefix;
      }}
      draft={deletionDraft()}
      intro={null}
      notice={null}
    />,
  );
  return userEvent.setup();
}

const box = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: /^Send/ });

test('requires name and email, and shows an error until its field changes', async () => {
  const user = show();
  for (const label of ['Phone', 'Reason']) expect(box(label)).not.toBeRequired();
  expect(box('Email*')).toHaveAttribute('type', 'email');
  await user.click(submit());
  expect(titlePrefix).toBe('Error: ');

  await user.type(box('Name*'), 'A');
  expect(box('Name*')).not.toHaveAccessibleDescription(/Please enter/);
  expect(box('Email*')).toHaveAccessibleDescription(/Please enter your email$/);
});

test('does not send an email that only the service would reject', async () => {
  const user = show();
  await user.type(box('Name*'), 'Asha Rao');
  await user.type(box('Email*'), 'asha@mail');
  await user.click(submit());

  expect(service.calls).toEqual([]);
  expect(box('Email*')).toHaveAccessibleDescription(/Please enter Valid Email\*$/);
});

test('shows the email after a failure, and validates again after a success', async () => {
  service.isUnreachable();
  const user = show();
  await user.type(box('Name*'), 'Asha Rao');
  await user.type(box('Email*'), 'asha@mail.example');
  await user.click(submit());
  const status = within(screen.getByRole('status'));
  expect(await status.findByRole('link', { name: site.contact.email })).toBeVisible();

  service.respondsWith(200, { success: true });
  await user.click(submit());
  expect(await status.findByText(/within one month/)).toBeVisible();
  expect(titlePrefix).toBe('');
  await user.click(submit());
  expect(box('Name*')).toHaveAccessibleDescription(/Please enter your name$/);
});
