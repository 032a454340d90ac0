/** The maximum edit distance of a typo. */
const MAX_EDITS = 3;

/** Returns ` Did you mean "x"?` for the candidate closest to a mistyped word, or an empty string. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.min(MAX_EDITS, candidate.length / 2))
    .toSorted((one, other) => one.edits - other.edits);
  return best ? ` Did you mean "${best.candidate}"?` : '';
}

/** The Levenshtein distance of two words. */
function editsBetween(one: string, other: string): number {
  const letters = other.split('');
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [column, against] of letters.entries()) {
      const replaced = (row[column] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
