import path from 'node:path';

/** Whether a path is a pattern. A pattern's page is served for all matching URLs that don't have a page. */
export function isPattern(pathname: string): boolean {
  return pathname.includes('/:');
}

/**
 * Returns the file of a page in the public tree: `/blog/101` is `blog/101/index.html`. The page of a pattern such as
 * `/blog/:id` is `blog/404.html`, or `blog/other.html` if it has content. Throws for a path outside of the tree, and
 * for a pattern whose parameter isn't its last segment.
 */
export function pageFile(publicDir: string, pathname: string, status: 200 | 404 = 200): string {
  const segments = pathname.split('/');
  if (isPattern(pathname)) {
    if (!/^(?:\/[^/:]+)+\/:\w+$/.test(pathname)) {
      throw new Error(`${pathname} must have exactly one parameter, at its end.`);
    }
    return path.join(publicDir, ...segments.slice(0, -1), patternPages[status]);
  }
  if (segments.includes('..') || segments.includes('.')) {
    throw new Error(`${pathname} is not a valid page path.`);
  }
  return path.join(publicDir, ...segments, 'index.html');
}

/** File names of pattern pages by status. */
export const patternPages = { 200: 'other.html', 404: '404.html' } as const;

/** File names of the shell's own pages. */
export const errorPages = { notFound: '404.html', failed: '500.html' } as const;

/** Whether a path equals or is below one of the prefixes; `/` only covers the home page. */
export function owns(prefixes: readonly string[], address: string): boolean {
  return prefixes.some((prefix) => isBelow(address, prefix));
}

export function isBelow(path: string, prefix: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}

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
