import { testForm, uniqueMark } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

testForm('the deletion form', {
  async open(page) {
    await openLive(page, '/delete-data');
    return page.locator('#slot');
  },
  call: 'delete-data',
  typed: (mark) => ({
    'Name*': `Parent ${mark}`,
    'Email*': `${mark}@visitor.example`,
    Phone: '080 1234 567',
    Reason: 'We have moved.',
  }),
  button: 'Send my request',
  busy: 'Sending…',
  sent: 'Your request has been submitted successfully!',
  notSent: 'There was an error submitting your request. Please try again.',
  stored: (mark) => ({
    kind: 'deletion',
    name: `Parent ${mark}`,
    email: `${mark}@visitor.example`,
    phone: '080 1234 567',
    reason: 'We have moved.',
  }),
});

test('a mistake is shown beside its box and in the title, and is gone once the request is sent', async ({
  page,
}) => {
  await openLive(page, '/delete-data');
  let posts = 0;
  await page.route('**/api/delete-data', (route) => {
    posts += 1;
    return route.fulfill({ contentType: 'application/json', body: '{"success":true}' });
  });
  const email = page.getByLabel('Email*');
  const send = page.getByRole('button', { name: 'Send my request' });
  await page.getByLabel('Name*').fill('Parent');
  await email.fill('nobody');
  await send.click();
  await expect(email).toBeFocused();
  await expect(page.getByText('Please enter Valid Email*')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  expect(posts).toBe(0);
  await email.fill('parent@visitor.example');
  await send.click();
  await expect(
    page.getByText('Your request has been submitted successfully!').first(),
  ).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Delete My Data/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the request is stored and answered with a page', async ({ page }) => {
    const name = `Plain ${uniqueMark()}`;
    await page.goto('/delete-data');
    await page.getByLabel('Name*').fill(name);
    await page.getByLabel('Email*').fill('plain-deletion@visitor.example');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page).toHaveURL('/delete-data/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your request has been submitted successfully!',
    );
    expect(await readInbox()).toContainEqual(expect.objectContaining({ kind: 'deletion', name }));
  });
});
