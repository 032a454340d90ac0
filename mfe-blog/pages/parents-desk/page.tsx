import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { blogWords } from '../../content/blog-words.ts';
import { Article } from '../blog/article.tsx';
import type { PostPageData } from '../blog/load-post.ts';
import { MissingPost } from '../blog/no-such-post.tsx';
import { postHead } from '../blog/post-head.ts';
import { fromData } from '../blog/shown-post.ts';

/** A page with a single post, by id or from navigation state. Its canonical address is below `/blog/`. */
export const page: Page<PostPageData> = {
  render: (props) => <ParentsDeskPage {...props} />,
  head: ({ site, params, data: { found } }) =>
    postHead(fromData(found, site), {
      site,
      canonicalPath: postPath(params['blogId'] ?? null),
      tab: blogWords('tabs.desk'),
    }),
};

function ParentsDeskPage({ site, data: { found, others } }: PageProps<PostPageData>) {
  const post = fromData(found, site);
  if (!post) return <MissingPost site={site} others={others} found={found} isAlone />;
  return (
    <div data-topic={post.category?.topic}>
      <Article post={post} site={site} />
    </div>
  );
}
