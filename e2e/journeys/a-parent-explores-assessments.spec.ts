import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { conditions } from '../../mfe-assessments/content/conditions.ts';
import type { OfferingContent } from '../../mfe-assessments/content/offering-schema.ts';
import { isSameDocument, markDocument, openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { readContent } from '../support/read-content.ts';

const { product, links } = configuredSite();
const offerings = `/${product.slug}-offerings`;
const vision = `${offerings}/${product.slug}-vision`;

test('a parent finds a condition by the child’s age, starting from the header', async ({
  page,
}) => {
  await openLive(page, '/');
  await markDocument(page);
  await page.locator('header').getByRole('link', { name: 'Offerings' }).first().click();
  await page.getByRole('link', { name: /Feelings and behaviour/ }).click();
  await expect(page).toHaveURL(/\/assessments\/behavioral$/);
  await expect(page.getByText(/Was\s+₹7,499/)).toBeVisible();

  await page.getByRole('radio', { name: /0–1/ }).check();
  const fitting = page.locator('[data-fitting]:visible');
  await expect(fitting.getByRole('link')).toHaveText(['Development Milestones']);
  await fitting.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/milestones/i);
  await expect(page.getByText(/10 minutes of virtual consultation/).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: '1–4 months' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/assessments\/behavioral$/);
  await page
    .locator('#slot')
    .getByRole('link', { name: 'All conditions from A to Z' })
    .first()
    .click();
  const list = page.locator('[data-a-to-z]').getByRole('link');
  // With eyesight, fever, first aid and hearing.
  await expect(list).toHaveCount(conditions.length + 4);
  await page.locator('[data-a-to-z]').getByRole('link', { name: 'Dyslexia' }).click();
  await expect(page.getByText('₹349')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a chosen age marks the matching cards, and carries over to a condition’s page', async ({
  page,
}) => {
  await openLive(page, '/assessments/behavioral');
  const card = (name: string) =>
    page.locator('[data-category-items]').getByRole('article').filter({ hasText: name });
  await expect(card('Conduct Disorder').getByRole('link')).toHaveText(/^Read more/);

  await page.getByRole('radio', { name: /4–6/ }).check();
  await expect(card('Conduct Disorder')).toContainText('Not for the age you chose');
  await expect(page.getByText('Not for the age you chose').filter({ visible: true })).toHaveCount(
    2,
  );
  await expect(card('ADHD').getByRole('link')).toHaveText(
    /^\s*For 4–6 years\s+Read more about ADHD$/,
  );
  // The link covers the card.
  await card('ADHD').click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ADHD');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('4–6 years');
});

test('an assessment opens on the assessment site in a new tab', async ({ page, context }) => {
  await context.route(`${links.assessmentSite}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await openLive(page, '/assessments/learning');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Get started with assessment/ }).click(),
  ]);
  await expect(opened).toHaveTitle('Elsewhere');
  expect(opened.url()).toBe(links.assessmentSite);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();

  const { assessments } = readContent<OfferingContent>(
    'mfe-assessments/content/offerings/behavioural.md',
  );
  await openLive(page, `${offerings}/behavioural`);
  await expect(page.getByRole('link', { name: /27 questions/ })).toHaveCount(
    assessments?.items.length ?? 0,
  );
});

test('a parent books a visit for the physical check, and asks about a coming offer', async ({
  page,
}) => {
  await openLive(page, '/assessments/physical');
  await expect(page.getByLabel('Select Clinic')).toHaveValue('Bengaluru');
  await page.getByText('Book consultation visit').click();
  const desk = page.getByRole('dialog', { name: 'Sample booking desk' });
  await expect(desk).toContainText('consultation visit at the clinic in Bengaluru');
  await desk.getByRole('button', { name: 'Close the sample' }).click();

  await page.goto(`${offerings}/hearing`);
  await page.getByRole('link', { name: /Hearing test in the app/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Coming Soon/i);
});

test('unknown addresses give 404, and any other article is the one about school age', async ({
  page,
  request,
  expectPageErrors,
}) => {
  expectPageErrors(/404/);
  for (const path of [
    '/assessments/unknown',
    '/assessments/behavioral/unknown',
    '/assessments/learning/adhd',
    `${offerings}/unknown`,
    `${vision}/article`,
    `${vision}/article/1/more`,
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of ['/assessments/physical/', `${offerings}/doctors/`, `${vision}/article/1/`]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await openLive(page, `${vision}/article/31`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('school age');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('categories, offerings and articles are complete', async ({ page }) => {
    await page.goto('/assessments/behavioral');
    const card = page
      .locator('[data-category-items]')
      .getByRole('article')
      .filter({ hasText: 'Autism' });
    await expect(card).toContainText('1–4, 4–6, 6–17 years');
    await page.getByRole('radio', { name: /4–6/ }).check();
    await expect(card.getByRole('link')).toHaveCount(1);
    await card.getByRole('link', { name: 'For 4–6 years' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Autism');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('[data-age]:visible')).toHaveText(/^4–6 years/);
    await page.goto('/assessments/physical');
    await expect(page.getByRole('link', { name: 'Book consultation visit' })).toHaveAttribute(
      'href',
      '/contactUs',
    );
    await page.goto(`${offerings}/biometric`);
    await expect(page.getByText('Coming Soon')).toBeVisible();
    await page.goto(`${vision}/article/1`);
    await expect(page.getByText('over 6 dioptres')).toBeVisible();
  });
});
