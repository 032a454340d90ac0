import type { Months } from '@site/kit/ui/months-in-address.ts';

/** What a page makes of an age that a link brought to it. */
export type AgesForMonths<Age> = {
  /** The one range that is meant. */
  chosen?: Age | undefined;
  /** Ranges among which the parent has yet to choose. */
  among: readonly Age[];
};

/**
 * Finds the ranges of a page that fit an age brought from another one. A range is chosen only if no other
 * fits and it does not begin later: nobody reads about an older child by mistake.
 */
export function agesForMonths<Age extends Months>(
  ages: readonly Age[],
  { from, to }: Months,
): AgesForMonths<Age> {
  const fitting = ages.filter((age) => age.from < to && from < age.to);
  const [only, ...others] = fitting;
  if (only && others.length === 0)
    return only.from <= from ? { chosen: only, among: [] } : { among: [] };
  return { among: fitting };
}
