/** Every so-many-th of some things: part 1 to `parts`, so that all workers have some and none takes long. */
export function shard<Item>(items: readonly Item[], part: number, parts: number): Item[] {
  return items.filter((_item, index) => index % parts === part - 1);
}
