/** Splits a list into two pages. If everything fits on the first, returns one page, which needs no pager. */
export function splitAfter<Item>(
  items: readonly Item[],
  first: number,
): readonly (readonly Item[])[] {
  if (items.length <= first) return [items];
  return [items.slice(0, first), items.slice(first)];
}

/** Splits a list into pages of one item. */
export function onePerPage<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.map((item) => [item]);
}
