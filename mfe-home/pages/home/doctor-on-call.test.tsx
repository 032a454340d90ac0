import { expect, jest, test } from '@jest/globals';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { DoctorOnCall } from './doctor-on-call.tsx';

const configured = configuredSite();
const site = { ...configured, thirdParties: { ...configured.thirdParties, appointment: null } };

test('offers booking a call or phoning now, with the hours, and a note not to wait in danger', () => {
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
  expect(screen.getByText(`Someone answers ${site.contact.hours}`)).toBeVisible();
  expect(screen.getByText(/do not wait: dial 112/)).toBeVisible();
});
