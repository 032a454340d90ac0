import type { ServedTree } from './served-tree.ts';

/** Returns a function that reads something from a tree once, because trees never change. It retries after a failure. */
export function oncePerTree<Value>(
  read: (tree: ServedTree) => Promise<Value>,
): (tree: ServedTree) => Promise<Value> {
  const values = new WeakMap<ServedTree, Promise<Value>>();
  return (tree) => {
    const known = values.get(tree);
    if (known) return known;
    const reading = read(tree);
    values.set(tree, reading);
    reading.catch(() => values.delete(tree));
    return reading;
  };
}
