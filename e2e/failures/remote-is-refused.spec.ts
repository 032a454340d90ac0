import { breakRemote } from '../support/break-remote.ts';
import { testFailure } from '../support/failure-journeys.ts';
import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const expected = /ERR_FAILED|Failed to load|ScriptNetworkError|\[shell\]/;

testFailure('is refused', () => ({ kind: 'refused' }), expected);

test('with the server gone too, the visitor reads what happened, may try again, and sees the phone number', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(expected);
  const { path, heading } = samplePages['mfe-company'];
  await openLive(page, samplePages['mfe-blog'].path);
  const restore = await breakRemote(page, 'mfe-company', { kind: 'refused' });
  await page.route(`**${path}`, (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expect(page).toHaveURL(path);
  await expect(page.locator('#slot').getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    /^tel:/,
  );

  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});
