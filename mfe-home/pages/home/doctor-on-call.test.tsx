import { expect, jest, test } from '@jest/globals';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { DoctorOnCall } from './doctor-on-call.tsx';

const configured = configuredSite();
const site = { ...configured, thirdParties: { ...configured.thirdParties, appointment: null } };

test('a call is booked by one button, and rung at once by the other', () => {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  render(
    <OnTheHomePage site={site} openDialog={openDialog}>
      <DoctorOnCall site={site} />
    </OnTheHomePage>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Book a call' }));

  expect(openDialog.mock.calls).toEqual([
    [{ dialog: 'call-back', wanted: 'a call with a doctor' }],
  ]);
  expect(screen.getByRole('link', { name: `Call ${site.contact.phone}` })).toHaveAttribute(
    'href',
    site.contact.phoneLink,
  );
});

test('it says when somebody answers, and not to wait in danger', () => {
  render(
    <OnTheHomePage site={site}>
      <DoctorOnCall site={site} />
    </OnTheHomePage>,
  );

  expect(screen.getByText(`Someone answers ${site.contact.hours}`)).toBeVisible();
  expect(screen.getByText(/do not wait: dial 112/)).toBeVisible();
});
