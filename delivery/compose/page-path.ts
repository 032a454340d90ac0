import path from 'node:path';

/** Whether a path is a pattern: its page stands for all addresses of the pattern that have no page of their own. */
export function isPattern(pathname: string): boolean {
  return pathname.includes('/:');
}

/**
 * The file of a page in the public tree: `/blog/101` is `blog/101/index.html`. The page of a pattern such
 * as `/blog/:id` is `blog/404.html` or, when there is something to show, `blog/other.html`.
 * Throws for a path that leads elsewhere and for a pattern whose parameter is not its last step.
 */
export function pageFile(publicDir: string, pathname: string, status: 200 | 404 = 200): string {
  const steps = pathname.split('/');
  if (isPattern(pathname)) {
    if (!/^(?:\/[^/:]+)+\/:\w+$/.test(pathname)) {
      throw new Error(`${pathname} does not end in its only parameter.`);
    }
    return path.join(publicDir, ...steps.slice(0, -1), patternPages[status]);
  }
  if (steps.includes('..') || steps.includes('.')) {
    throw new Error(`${pathname} is not a path of a page.`);
  }
  return path.join(publicDir, ...steps, 'index.html');
}

/** The files of pages that stand for a whole pattern, by the status they are served with. */
export const patternPages = { 200: 'other.html', 404: '404.html' } as const;

/** The files of the shell's own pages, by what they are for. */
export const errorPages = { notFound: '404.html', failed: '500.html' } as const;
