import type { ConditionContent } from '../../mfe-assessments/content/condition-schema.ts';
import { holdRemote } from '../support/break-remote.ts';
import { topOf } from '../support/place-in-window.ts';
import { followLinkTo, openLive, samplePages, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { readContent } from '../support/read-content.ts';

const adhd = samplePages['mfe-assessments'].path;

test('a parent reads every tab and page, prints them, finds help, and starts at Definition on coming back', async ({
  page,
}) => {
  const content = readContent<ConditionContent>('mfe-assessments/content/conditions/adhd.md');
  await openLive(page, adhd);
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(page.getByRole('tab', { name: 'Definition' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.getByRole('tab', { name: 'Types' }).click();
  const types = page.getByRole('tabpanel', { name: 'Types' });
  await expect(types.getByRole('listitem').filter({ visible: true })).toHaveCount(5);
  const previous = types.getByRole('button', { name: 'Previous types' });
  const next = types.getByRole('button', { name: 'Next types' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(types.getByText('02/02')).toBeVisible();
  await expect(types.getByRole('listitem').filter({ visible: true })).toHaveCount(
    content.types.items.length - 5,
  );
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true');

  for (const name of ['Sign & Symptoms', 'Causes', 'Diagnosis', 'Treatment']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }

  const slot = page.locator('#slot');
  for (const number of ['112', '14416', '1098']) {
    await expect(slot.locator(`a[href="tel:${number}"]`).first()).toBeVisible();
  }

  await page.emulateMedia({ media: 'print' });
  for (const id of ['definition', 'types', 'signs', 'causes', 'diagnosis', 'treatment']) {
    await expect(page.locator(`#${id}`), id).toBeVisible();
  }
  const unseen = slot.locator(
    '[role=tabpanel] li:not(:visible), [data-tab-panel] li:not(:visible)',
  );
  await expect(unseen).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    samplePages['mfe-company'].heading,
  );
  await followLinkTo(page, adhd);
  await expect(page.getByRole('tab', { name: 'Definition' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a tab that is pressed before the tabs are alive stays before the eyes, after a reload too', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Timed out after 8000 ms/);
  const letCome = await holdRemote(page, 'mfe-assessments');
  const press = (name: string) =>
    page.getByRole('list', { name: 'About ADHD' }).getByRole('link', { name }).click();
  const treatment = page.locator('#treatment');
  await page.goto(adhd);
  await press('Causes');
  await page.reload();
  await press('Treatment');
  await expect(treatment).toBeInViewport();
  const before = await topOf(treatment);
  letCome();
  await expect(page.getByRole('tab', { name: 'Treatment' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // Its name, which stood above it, is in the line of tabs from now on.
  await expect.poll(async () => Math.abs((await topOf(treatment)) - before)).toBeLessThan(100);
  await expect(treatment).toBeInViewport();
});

test('who has read on before the tabs are alive goes on reading, and a reload opens it again', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Timed out after 8000 ms/);
  const letCome = await holdRemote(page, 'mfe-assessments');
  await page.goto(`${adhd}#types`);
  const last = page.locator('#treatment li').last();
  await last.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const before = await topOf(last);
  letCome();
  const tab = page.getByRole('tab', { name: 'Treatment' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await untilLive(page);
  await expect.poll(async () => Math.abs((await topOf(last)) - before)).toBeLessThan(2);
  await expect(page).toHaveURL(/#treatment$/);
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
