import path from 'node:path';

/** The file of a page in the public tree: `/blog/101` is `blog/101/index.html`. Throws for a path that leads elsewhere. */
export function pageFile(publicDir: string, pathname: string): string {
  const steps = pathname.split('/');
  if (steps.includes('..') || steps.includes('.')) {
    throw new Error(`${pathname} is not a path of a page.`);
  }
  return path.join(publicDir, ...steps, 'index.html');
}

/** The files of the shell's own pages, by what they are for. */
export const errorPages = { notFound: '404.html', failed: '500.html' } as const;
