import { conditionSlugs } from '../../mfe-assessments/content/condition-schema.ts';
import { conditionPath, type ConditionName } from '../../mfe-assessments/content/condition-path.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A phone of the size that many parents have, in CSS pixels. */
const phone = { width: 360, height: 740 };

const conditions: ConditionName[] = [
  ...conditionSlugs.behavioural.map((slug) => ({ topic: 'behavioural' as const, slug })),
  ...conditionSlugs.learning.map((slug) => ({ topic: 'learning' as const, slug })),
];

test(
  'when to get help stands within the first two screens of a phone on every page of a condition',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    for (const condition of conditions) {
      const path = conditionPath(condition);
      await openLive(page, path);
      const heading = page.locator('#help').getByRole('heading', { level: 2 });
      const { y, height } = (await heading.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height, path).toBeLessThanOrEqual(2 * phone.height);
    }
  },
);

test(
  'the facts of every page of a condition stand alike at each width',
  { tag: '@layout' },
  async ({ page }) => {
    for (const width of [360, 768, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const kinds = new Set<string>();
      for (const condition of conditions) {
        await page.goto(conditionPath(condition));
        const places = await page.locator('.facts > li').evaluateAll((facts) =>
          facts.map((fact) => {
            const { left, top } = fact.getBoundingClientRect();
            return { left, top };
          }),
        );
        const isRow = new Set(places.map(({ top }) => top)).size === 1;
        kinds.add(isRow ? 'a row' : `${new Set(places.map(({ left }) => left)).size} columns`);
      }
      expect([...kinds], `at ${width} px`).toHaveLength(1);
    }
  },
);
