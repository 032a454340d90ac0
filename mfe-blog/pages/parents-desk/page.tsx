import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { blogWords } from '../../content/blog-words.ts';
import { Article } from '../blog/article.tsx';
import { useSanitisedBlog } from '../blog/use-sanitised-blog.ts';
import type { PostPageData } from '../blog/load-post.ts';
import { NoSuchPost } from '../blog/no-such-post.tsx';
import { placeholderHead, postHead } from '../blog/post-head.ts';
import { PostNotFetched } from '../blog/post-not-fetched.tsx';
import { fromData, fromState } from '../blog/shown-post.ts';

/** A page with a single post, from navigation state or by id. Its canonical address is below `/blog/`. */
export const page: Page<PostPageData> = {
  render: (props) => <ParentsDeskPage {...props} />,
  head: ({ site, params, data: { found } }) => {
    const canonicalPath = blogPath(params['blogId'] ?? null);
    return found.kind === 'failed'
      ? placeholderHead('failed', { site, canonicalPath })
      : postHead(fromData(found, site), { site, canonicalPath, tab: blogWords.tabs.desk });
  },
};

function ParentsDeskPage({ site, params, data }: PageProps<PostPageData>) {
  const passed = useSanitisedBlog(site);
  const isPassed = passed?.blogId === params['blogId'];
  const post = fromData(data.found, site) ?? (passed && isPassed ? fromState(passed, site) : null);
  if (!post && data.found.kind === 'failed') return <PostNotFetched site={site} />;
  if (!post) return <NoSuchPost site={site} {...data} />;
  return (
    <div data-topic={post.category?.topic}>
      <Article post={post} site={site} />
    </div>
  );
}
