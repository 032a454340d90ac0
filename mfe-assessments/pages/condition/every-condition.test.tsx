import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { conditions } from '../../testing/documents.ts';
import { namedItems, points, smallCondition } from '../../testing/small-condition.ts';
import { contentFor } from '../../testing/render-page.tsx';
import { visit } from '../../testing/visit.tsx';

afterEach(() => {
  window.location.hash = '';
});

/** The items of a panel that is not paginated. */
const plainList = '[data-panel] > div > :is(ol, ul) > li';

/** The number of items on each page of the open tab, and the counter’s text. */
function pagesOfOpenTab(): { seen: number; counter: string | undefined }[] {
  const panel = screen.getByRole('tabpanel');
  const page = () => ({
    seen: panel.querySelectorAll(`${plainList}, li[data-static]:not([hidden])`).length,
    counter: /\d\d\/\d\d/.exec(panel.textContent)?.[0],
  });
  const pages = [page()];
  const next = () => within(panel).queryByRole('button', { name: /^Next / });
  while (next() && next()?.getAttribute('aria-disabled') !== 'true') {
    fireEvent.click(within(panel).getByRole('button', { name: /^Next / }));
    pages.push(page());
  }
  return pages;
}

/** The pages that the specification requires for these counts (section 4, Paging). */
function onPages(...counts: readonly number[]) {
  const full = counts.filter((count) => count > 0);
  const two = (number: number) => String(number).padStart(2, '0');
  return full.map((seen, index) => ({
    seen,
    counter: full.length === 1 ? undefined : `${two(index + 1)}/${two(full.length)}`,
  }));
}

const ones = (groups: readonly unknown[]) => groups.map(() => 1);

function expectedPages({ types, signs, causes, treatment }: ConditionContent) {
  const split = (items: readonly unknown[], first: number) => [
    Math.min(items.length, first),
    Math.max(items.length - first, 0),
  ];
  return {
    Types: onPages(...split(types.items, 5)),
    'Sign & Symptoms': onPages(
      ...(signs.kind === 'list' ? split(signs.items, 9) : ones(signs.groups)),
    ),
    Causes: onPages(...(causes.kind === 'split' ? split(causes.items, 3) : ones(causes.groups))),
    Treatment: onPages(
      ...(treatment.kind === 'all-on-one-page'
        ? [treatment.groups.length]
        : ones(treatment.groups)),
    ),
  };
}

/** One more of everything than the specification counts, and one fewer. */
const withMore: ConditionContent = {
  ...smallCondition,
  slug: 'withMore',
  types: { ...smallCondition.types, items: namedItems('Type', 12) },
  signs: { ...smallCondition.signs, items: points('Sign', 17) },
  causes: { ...smallCondition.causes, items: namedItems('Cause', 8) },
};
const withFewer: ConditionContent = {
  ...smallCondition,
  slug: 'withFewer',
  types: { ...smallCondition.types, items: namedItems('Type', 4) },
  signs: { ...smallCondition.signs, items: points('Sign', 9) },
  causes: { ...smallCondition.causes, items: namedItems('Cause', 6) },
  treatment: { ...smallCondition.treatment, groups: smallCondition.treatment.groups.slice(0, 1) },
};

/** One condition with signs and treatment by age, and one by kind. Content tests cover the others. */
const samples = conditions.filter(
  ({ slug }) => slug === 'adhd' || slug === 'developmentalMilestone',
);

test.each([...samples, withMore, withFewer])(
  '$slug offers its ages and paginates every tab as specified',
  async (condition) => {
    await visit([condition]);

    const { ageBands } = condition;
    const radios = screen.queryAllByRole('radio');
    expect(radios).toHaveLength(ageBands.length === 1 ? 0 : ageBands.length);
    for (const [index, radio] of radios.entries()) {
      expect(contentFor(radio)).toHaveTextContent(ageBands[index]?.covers[0]?.text ?? 'nothing');
    }

    const expected = expectedPages(condition);
    const found = Object.fromEntries(
      Object.keys(expected).map((label) => {
        fireEvent.click(screen.getByRole('tab', { name: label }));
        return [label, pagesOfOpenTab()];
      }),
    );
    expect(found).toEqual(expected);
  },
);
