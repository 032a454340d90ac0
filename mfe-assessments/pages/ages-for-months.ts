import type { Months } from '@site/kit/ui/age-in-address.ts';

/** The bands of a page that match an age from a link. */
export type AgesForMonths<Age> = {
  /** The only match. */
  chosen?: Age | undefined;
  /** The matches that the parent has to choose from. */
  among: readonly Age[];
};

/**
 * Finds the bands of a page that match an age range from another page. Chooses a band only if it is the only match and
 * doesn't start after the range does, so that nobody reads about an older child by mistake.
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
