import type { PostInState } from '@site/kit/post-cards/post-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { blogWords } from '../../content/blog-words.ts';
import type { PostData } from './load-post.ts';
import { latePost } from './late-post.island.tsx';
import { otherBlogs } from './other-blogs.island.tsx';

type Props = {
  site: SiteConfig;
  others: readonly PostInState[];
};

/** The not-found page; on a page composed for all unlisted addresses, looks the post up. */
export function MissingPost({
  found,
  isAlone = false,
  ...props
}: Props & {
  found: PostData;
  /** Whether a found post is shown without cards of other posts. */
  isAlone?: boolean;
}) {
  if (found.kind !== 'missing' || !found.notLookedUp) return <NoSuchPost {...props} />;
  return (
    <Island
      of={latePost}
      props={{ lookUp: true, others: isAlone ? null : props.others }}
      staticParts={[<NoSuchPost key="missing" {...props} />]}
    />
  );
}

/** Says that the post was not found, and offers other posts. */
export function NoSuchPost({ site, others }: Props) {
  const heading = blogWords('notFound.heading');
  const sentence = blogWords('notFound.sentence');
  const pictureAlt = blogWords('notFound.pictureAlt');
  return (
    <>
      <PageTop
        title={heading}
        lead={sentence}
        breadcrumbs={
          <Breadcrumbs
            trail={[{ label: blogWords('home'), href: '/' }]}
            current={blogWords('section')}
          />
        }
        picture={
          <Picture
            assetBase={site.assetBase}
            path="illustrations/kite-caught.svg"
            width={400}
            height={300}
            alt={pictureAlt}
            first
          />
        }
      >
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink href="/" variant="second" iconBefore="home">
            {blogWords('backHome')}
          </ButtonLink>
        </div>
      </PageTop>
      <Island of={otherBlogs} props={{ posts: others, shown: null }} />
    </>
  );
}
