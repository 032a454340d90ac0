import type { Locator, Page } from 'playwright/test';
import { enlargeText } from '../support/lost-words.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Returns the colour of disabled controls in the visitor's palette. */
const greyed = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'GrayText';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test('disabled controls look disabled in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const expectGreyed = async (control: Locator, isGreyed: boolean) => {
    const matcher = isGreyed ? expect(control) : expect(control).not;
    await matcher.toHaveCSS('color', await greyed(page));
    await matcher.toHaveCSS('border-top-color', await greyed(page));
  };
  await openLive(page, '/contactUs');
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expectGreyed(send, true);
  await expectGreyed(page.getByRole('combobox', { name: 'Doctor' }), true);
  await expectGreyed(page.getByRole('combobox', { name: 'Speciality' }), false);

  await openLive(page, '/assessments/behavioral/adhd#types');
  const pager = page.getByRole('tabpanel').getByRole('navigation');
  await expectGreyed(pager.getByRole('button', { name: /^Previous/ }), true);
  await expectGreyed(pager.getByRole('button', { name: /^Next/ }), false);
});

test('a dropdown’s arrow stays centred with text at 200%', async ({ page }) => {
  await openLive(page, '/contactUs');
  await page.evaluate(enlargeText, 200);
  const [list, arrow] = await Promise.all(
    ['select', '.ui-icon'].map((part) =>
      page.locator('[data-select]').first().locator(part).boundingBox(),
    ),
  );
  if (!list || !arrow) throw new Error('The page shows no list.');
  const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;
  expect(Math.abs(middleOf(list) - middleOf(arrow))).toBeLessThan(1);
});

test('two buttons side by side fill their row on a phone', async ({ page }) => {
  await openLive(page, '/');
  const row = page.locator('[data-even]');
  for (const width of [320, 360, 430, 480]) {
    await page.setViewportSize({ width, height: 800 });
    // Measured in one call, because the carousel above may change its height between two calls.
    const { line, buttons } = await row.evaluate((element) => ({
      line: element.getBoundingClientRect().toJSON(),
      buttons: [...element.querySelectorAll('.ui-button')].map((button) =>
        button.getBoundingClientRect().toJSON(),
      ),
    }));
    const ends = new Map<number, { left: number; right: number }>();
    for (const box of buttons) {
      const { left = Infinity, right = -Infinity } = ends.get(box.y) ?? {};
      ends.set(box.y, { left: Math.min(left, box.left), right: Math.max(right, box.right) });
    }
    for (const { left, right } of ends.values()) {
      expect(left, `${width} px`).toBeCloseTo(line.left, 0);
      expect(right, `${width} px`).toBeCloseTo(line.right, 0);
    }
  }
});
