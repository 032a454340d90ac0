import type { ReactNode } from 'react';
import { fetchPost } from './post-client.ts';
import { type PostInState, postPath } from '@site/kit/post-cards/post-card-data.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { pageGrid } from '@site/kit/ui/section.tsx';
import { Skeleton } from '@site/kit/ui/skeleton.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { Article, PostCrumbs, PostView } from './article.tsx';
import { otherBlogs } from './other-blogs.island.tsx';
import { postHead } from './post-head.ts';
import { prepareHtml } from './prepare-html.ts';
import { fromPublished, fromState, type ShownPost } from './shown-post.ts';

type LatePostRequest = {
  /** `null` on an address without an id. */
  id: string | null;
  /** The post from navigation state. */
  passed: PostInState | null;
  site: SiteConfig;
  /** Cards of other posts; `null` for a page without them. */
  others: readonly PostInState[] | null;
  retry: () => void;
};

/** A post that is not in the composed page, or what went wrong, with the title of the tab. */
type LatePost = { view: ReactNode; title: string };

/** Finds a post in navigation state or with the service. Returns `null` if there is none. */
export async function findLatePost(request: LatePostRequest): Promise<LatePost | null> {
  const { id, passed, site, others } = request;
  const isPassed = passed?.description !== undefined && (id === null || passed.blogId === id);
  const post = isPassed ? fromState(sanitised(passed, site), site) : await lookUp(id, site);
  if (post === 'failed') return notFetched(request);
  if (!post) return null;
  const view =
    others === null ? (
      <div data-topic={post.category?.topic}>
        <Article post={post} site={site} />
      </div>
    ) : (
      <PostView post={post} site={site} others={others} />
    );
  const { title } = postHead(post, { site, canonicalPath: postPath(post.card.blogId) });
  return { view, title };
}

async function lookUp(id: string | null, site: SiteConfig): Promise<ShownPost | 'failed' | null> {
  if (id === null) return null;
  const answer = await fetchPost(site.apiBase, id);
  if (answer.kind === 'missing') return null;
  if (answer.kind !== 'found') return 'failed';
  const { blog } = answer;
  return fromPublished({ ...blog, description: prepareHtml(blog.description, site) }, site);
}

function sanitised(blog: PostInState, site: SiteConfig): PostInState {
  return { ...blog, description: prepareHtml(blog.description ?? '', site) };
}

/** The placeholder while a post loads, with the post's title if the visitor clicked its card. */
export function PostOnItsWay({
  title = blogWords('onItsWay.heading'),
}: {
  title?: string | undefined;
}) {
  return (
    <>
      <PageTop title={title} breadcrumbs={<PostCrumbs current={title} />} />
      <div
        className={cn(
          pageGrid,
          'grid grid-cols-1 gap-8 pt-10 pb-section xl:grid-cols-[minmax(0,740px)_minmax(300px,1fr)] xl:items-start xl:gap-12 print:block',
        )}
      >
        <Skeleton label={blogWords('onItsWay.label')} lines={8} />
      </div>
    </>
  );
}

/**
 * Says that a post could not be loaded but may exist. Offers a retry and the phone number. Has no image, because that
 * would need the same failing connection.
 */
function notFetched({ site, others, retry }: LatePostRequest): LatePost {
  const heading = blogWords('notFetched.heading');
  const sentence = blogWords('notFetched.sentence');
  const again = blogWords('notFetched.retry');
  const call = blogWords('notFetched.call');
  const hours = blogWords('notFetched.hours');
  const { phone, phoneLink, hours: answered } = site.contact;
  const OtherBlogs = otherBlogs.Component;
  return {
    title: `${heading} | ${site.product.name}`,
    view: (
      <>
        <PageTop title={heading} lead={sentence} breadcrumbs={<PostCrumbs current={heading} />}>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button iconBefore="retry" onClick={retry}>
              {again}
            </Button>
            <ButtonLink href={phoneLink} variant="second" iconBefore="phone">
              {call.replace('{phone}', phone)}
            </ButtonLink>
          </div>
          <p className="mt-3 text-quiet">{hours.replace('{hours}', answered)}</p>
        </PageTop>
        {others && <OtherBlogs posts={others} shown={null} staticParts={[]} />}
      </>
    ),
  };
}
