import type { ReactNode } from 'react';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { PageProps } from '@site/kit/remote/define-remote.ts';

type InTheSiteProps = { page: PageProps; children: ReactNode };

/** For tests: puts around a page, or a part of one, what its islands may use of the site. */
export function InTheSite({ page, children }: InTheSiteProps) {
  return <PageContext value={page}>{children}</PageContext>;
}
