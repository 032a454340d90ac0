/** Selects one of `parts` equal shares of a list, so that all workers get some and none takes long. */
export function shard<Item>(items: readonly Item[], part: number, parts: number): Item[] {
  return items.filter((_item, index) => index % parts === part - 1);
}
