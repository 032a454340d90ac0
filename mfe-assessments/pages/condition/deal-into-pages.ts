/**
 * Deals a list into two pages: so many first, the rest on the second. A list that ends on the first
 * page has one page, and so nothing to press.
 */
export function firstAndRest<Item>(
  items: readonly Item[],
  first: number,
): readonly (readonly Item[])[] {
  if (items.length <= first) return [items];
  return [items.slice(0, first), items.slice(first)];
}

/** Deals a list into pages of one item each. */
export function oneAPage<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.map((item) => [item]);
}
