import { useEffect } from 'react';
import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { useLocation, useNavigate } from '@site/kit/router.ts';
import type { PostPageData } from './load-post.ts';
import { NoSuchPost } from './no-such-post.tsx';
import { postHead } from './post-head.ts';
import { PostView } from './post-view.tsx';
import { shownData } from './shown-data.ts';

/** The page of a post that writers have published, or says that there is none. */
export const page: Page<PostPageData> = {
  Page: PublishedPage,
  head: ({ site, params, data }) =>
    postHead(shownData(data.found, site), { site, canonicalPath: blogPath(params['id'] ?? null) }),
};

function PublishedPage({ site, data, notify }: PageProps<PostPageData>) {
  const { found, others } = data;
  useLookAgain(found.kind === 'missing' && found.unasked === true);
  const post = shownData(found, site);
  return post ? (
    <PostView site={site} post={post} others={others} notify={notify} />
  ) : (
    <NoSuchPost site={site} others={others} />
  );
}

/**
 * The page for all addresses without one of their own is drawn ahead. A post that another service has
 * published is known to nobody then, so the live page asks for it once.
 */
function useLookAgain(isUnasked: boolean): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isUnasked) void navigate(pathname + search + hash, { replace: true, state });
  }, [isUnasked, navigate, pathname, search, hash, state]);
}
