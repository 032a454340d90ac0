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

test('the browser checks the email, and the page says the same beside the box', async ({
  page,
}) => {
  await openLive(page, '/delete-data');
  let posts = 0;
  await page.route('**/api/delete-data', (route) => {
    posts += 1;
    return route.abort();
  });
  await page.getByLabel('Name*').fill('Parent');
  await page.getByLabel('Email*').fill('nobody');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByLabel('Email*')).toBeFocused();
  await expect(page.getByText('Please enter Valid Email*')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  expect(posts).toBe(0);
});

test('after mistakes were shown once, a sent request leaves no red box and no error in the title', async ({
  page,
}) => {
  await openLive(page, '/delete-data');
  await page.route('**/api/delete-data', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"success":true}' }),
  );
  const send = page.getByRole('button', { name: 'Send my request' });
  await send.click();
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel('Name*').fill('Parent');
  await page.getByLabel('Email*').fill('parent@visitor.example');
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

  test('what is wrong is listed', async ({ page }) => {
    const answer = await page.request.post('/api/delete-data', {
      form: { name: '', email: 'nobody' },
    });
    expect(answer.status()).toBe(400);
    const text = await answer.text();
    expect(text).toContain('Please enter your name');
    expect(text).toContain('Please enter Valid Email*');
  });
});
