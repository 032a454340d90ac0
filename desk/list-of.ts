import * as v from 'valibot';

/** A list that is read-only both before and after parsing, so that handlers of the API may return read-only lists. */
export function listOf<Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<readonly v.InferInput<Item>[], readonly v.InferOutput<Item>[]> {
  return v.array(item);
}
