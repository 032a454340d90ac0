import { useEffect, useEffectEvent } from 'react';
import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { useLocation, useNavigate } from '@site/kit/router.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { blogWords } from '../../content/blog-words.ts';
import type { PostData, PostPageData } from './load-post.ts';
import { useBlogState } from './navigation-state.ts';
import { NoSuchPost } from './no-such-post.tsx';
import { postHead } from './post-head.ts';
import { PostOnItsWay } from './post-on-its-way.tsx';
import { PostView } from './post-view.tsx';
import { shownData } from './shown-data.ts';

/** The page of a post that writers have published, or says that there is none. */
export const page: Page<PostPageData> = {
  Page: PublishedPage,
  head: ({ site, params, data: { found } }) => {
    const canonicalPath = blogPath(params['id'] ?? null);
    return found.kind === 'on-its-way'
      ? waitingHead(site, canonicalPath)
      : postHead(shownData(found, site), { site, canonicalPath });
  },
};

function PublishedPage({ site, params, data }: PageProps<PostPageData>) {
  const { found, others } = data;
  const passed = useBlogState();
  useLookAgain(found);
  if (found.kind === 'on-its-way') {
    const isPressed = passed?.blog.blogId === params['id'];
    return <PostOnItsWay pressed={passed && isPressed ? passed.blog : null} />;
  }
  const post = shownData(found, site);
  return post ? (
    <PostView post={post} others={others} />
  ) : (
    <NoSuchPost site={site} others={others} />
  );
}

function waitingHead({ product }: SiteConfig, canonicalPath: string): Head {
  const { heading, label } = blogWords.onItsWay;
  return {
    title: `${heading} | ${product.name}`,
    description: label,
    canonicalPath,
    robots: 'noindex',
  };
}

/**
 * Goes to the same address again for a post that is on its way. So does the page for all addresses without one
 * of their own: it is drawn ahead, and nobody knew then of a post that another service has published.
 */
function useLookAgain(found: PostData): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const lookAgain = useEffectEvent(() => {
    void navigate(pathname + search + hash, { replace: true, state });
  });
  useEffect(() => {
    const isUnasked = found.kind === 'missing' && found.unasked === true;
    if (isUnasked || found.kind === 'on-its-way') lookAgain();
  }, [found]);
}
