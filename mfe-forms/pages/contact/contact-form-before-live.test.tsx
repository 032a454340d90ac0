import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { stubService } from '../../form/testing/stub-service.ts';
import { contactFormDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';

stubService();

/** The server-rendered form before hydration, and a function that hydrates it. */
function plainForm(draft = contactFormDraft()) {
  const node = (
    <ContactForm
      site={configuredSite()}
      notify={() => {}}
      setTitlePrefix={() => {}}
      draft={draft}
      intro={null}
      notice={null}
    />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(node);
  document.body.replaceChildren(container);
  return { bringToLife: () => render(node, { container, hydrate: true }) };
}

const box = (label: string) => screen.getByLabelText(label);

function form() {
  const form = screen.getByRole('button', { name: 'Send Message' }).closest('form');
  if (!form) throw new Error('The button is outside any form.');
  return form;
}

test('the browser validates the plain form and posts it to the service', async () => {
  const user = userEvent.setup();
  plainForm();

  expect(form()).toHaveAttribute('action', '/api/contact-us');
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).toHaveAttribute('data-live');
  expect(form()).not.toHaveAttribute('novalidate');
  expect(screen.getByRole('button', { name: 'Send Message' })).not.toHaveAttribute('aria-disabled');
  expect(form()).toBeInvalid();

  await user.type(box('Full name'), 'Asha Rao');
  await user.type(box('Mobile number'), '+91 98765-43210');
  await user.type(box('Email'), 'asha@mail.example');
  await user.type(box('Message'), 'Hello');

  expect(form()).toBeValid();
  expect(form()).toHaveFormValues({ form: 'page', fullName: 'Asha Rao', message: 'Hello' });

  await user.clear(box('Mobile number'));
  await user.type(box('Mobile number'), '0091 (98765) ४३२१०');
  expect(form()).toBeValid();
  await user.clear(box('Mobile number'));
  await user.type(box('Mobile number'), '58765 43210');
  expect(box('Mobile number')).toBeInvalid();
});

test('the live form keeps earlier input, restores a draft, and replaces native validation', async () => {
  const user = userEvent.setup();
  const draft = contactFormDraft({
    read: () => ({ values: { fullName: 'Asha', message: 'Half a sentence' } }),
    write: () => {},
  });
  const { bringToLife } = plainForm(draft);
  expect(box('Message')).toHaveValue('');
  await user.type(box('Full name'), 'Ravi');

  bringToLife();

  expect(box('Full name')).toHaveValue('Ravi');
  expect(box('Message')).toHaveValue('Half a sentence');
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveAccessibleDescription(
    'To send, please add your mobile number and your email.',
  );
  expect(form()).toHaveAttribute('novalidate');
  expect(box('Full name')).not.toHaveAttribute('maxlength');
  expect(box('Mobile number')).not.toHaveAttribute('pattern');
  expect(box('Email')).toBeRequired();
});
