import { followLinkTo, openLive, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a link with a different spelling works from a live page too', async ({ page }) => {
  for (const [odd, heading, address] of [
    ['/About-Us', 'About us', '/about-us'],
    ['/blog/%31%30%31', 'Child health and paediatrics', '/blog/101'],
    ['/assessments/behavioural/ADHD,', 'ADHD', '/assessments/behavioral/adhd'],
  ] as const) {
    await openLive(page, '/feed');
    await followLinkTo(page, odd);
    await expect(page).toHaveURL(address);
    await untilLive(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
});

test('the icons that browsers request by convention exist', async ({ request }) => {
  for (const [address, type] of [
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mistyped address gets suggestions', async ({ page, expectPageErrors }) => {
    expectPageErrors(/404/);
    for (const [mistake, title, heading] of [
      ['/scool', 'School health screening', /school/i],
      ['/assesments', 'All conditions from A to Z', 'All conditions from A to Z'],
      ['/asessments/behavioral/autsm', 'Autism', 'Autism'],
      ['/vaccination', 'Child health and paediatrics', 'Child health and paediatrics'],
    ] as const) {
      const response = await page.goto(mistake);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404 Not Found')).toBeVisible();
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    }
  });

  test('an address unlike any other has no suggestions', async ({ page, expectPageErrors }) => {
    expectPageErrors(/404/);
    await page.goto('/xyzzyqwerty');
    await expect(page.getByText('Were you looking for one of these?')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Search the site' })).toBeVisible();
  });
});
