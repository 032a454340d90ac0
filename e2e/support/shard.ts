/** Selects one of `parts` equal shares of a list, so that the work is spread over all workers. */
export function shard<Item>(items: readonly Item[], part: number, parts: number): Item[] {
  return items.filter((_item, index) => index % parts === part - 1);
}
