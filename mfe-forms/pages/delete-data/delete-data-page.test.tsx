import { expect, test } from '@jest/globals';
import { PageContext } from '@site/kit/islands/page-context.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen } from '@testing-library/react';
import { DeleteDataPage } from './delete-data-page.tsx';

const site = configuredSite();
const box = (label: string) => screen.getByLabelText(label);
const nothing = () => {};

function show() {
  const around = { site, openDialog: nothing, notify: nothing, setTitlePrefix: nothing };
  render(
    <PageContext value={around}>
      <DeleteDataPage site={site} />
    </PageContext>,
  );
}

test('says what the email must be and that identity may be verified', () => {
  show();

  expect(
    screen.getByText(
      'The email must match the one you use in the app. We may need to verify your identity.',
    ),
  ).toBeVisible();
  expect(box('Name*')).toBeRequired();
  expect(box('Email*')).toBeRequired();
  expect(box('Email*')).toHaveAttribute('type', 'email');
  expect(box('Phone')).not.toBeRequired();
  expect(box('Reason')).not.toBeRequired();
});
