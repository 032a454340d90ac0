import type { ReactNode } from 'react';
import { IslandSurroundingsContext } from '@site/kit/islands/surroundings.ts';
import type { PageProps } from '@site/kit/remote/define-remote.ts';

type InTheSiteProps = { page: PageProps; children: ReactNode };

/** For tests: puts around a page, or a part of one, what its islands may use of the site. */
export function InTheSite({ page, children }: InTheSiteProps) {
  return <IslandSurroundingsContext value={page}>{children}</IslandSurroundingsContext>;
}
