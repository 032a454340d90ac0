/**
 * Returns the first React Router pattern that matches a path, case-sensitively, or `null` if none does. Supports only
 * the syntax our routes use: segments, parameters and a trailing star.
 */
export function routePattern(patterns: readonly string[], pathname: string): string | null {
  return patterns.find((pattern) => matches(pattern, pathname)) ?? null;
}

function matches(pattern: string, pathname: string): boolean {
  const hasSplat = pattern.endsWith('/*');
  const expected = segmentsOf(hasSplat ? pattern.slice(0, -2) : pattern);
  const segments = segmentsOf(pathname);
  if (hasSplat ? segments.length < expected.length : segments.length !== expected.length)
    return false;
  return expected.every((segment, index) => segment.startsWith(':') || segment === segments[index]);
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}
