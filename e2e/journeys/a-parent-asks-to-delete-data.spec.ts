import { testSending, uniqueMark } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

testSending('the deletion form', {
  async open(page) {
    await openLive(page, '/delete-data');
    return page.locator('#slot');
  },
  typed: (mark) => ({
    'Name*': `Parent ${mark}`,
    'Email*': `${mark}@visitor.example`,
    Phone: '080 1234 567',
    Reason: 'We have moved.',
  }),
  button: 'Send my request',
  sent: 'Your request has been submitted successfully!',
  stored: (mark) => ({
    kind: 'deletion',
    name: `Parent ${mark}`,
    email: `${mark}@visitor.example`,
    phone: '080 1234 567',
    reason: 'We have moved.',
  }),
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores the request and answers with a page', async ({ page }) => {
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
