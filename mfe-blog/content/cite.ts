/**
 * The small raised numbers after a claim, each leading to a source of the post:
 * `cite(1, 3)` leads to the first and the third.
 */
export function cite(...places: readonly [number, ...number[]]): string {
  const links = places.map((place) => `<a href="#source-${place}">${place}</a>`);
  return `<sup>${links.join(', ')}</sup>`;
}
