import type { Page } from '@site/kit/remote/define-remote.ts';
import { Picture } from '@site/kit/ui/picture.tsx';
import { StateCard } from '@site/kit/ui/state-card.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { builtInCards } from '../../content/built-in-cards.ts';
import { Article } from './article.tsx';
import type { PublishedPageData } from './load-published-page.ts';
import { OtherBlogs } from './other-blogs.tsx';

/** The page of a post that writers have published, read from the API. */
export const page: Page<PublishedPageData> = {
  Page: ({ site, data: { blog, others } }) => (
    <>
      {blog ? (
        <Article
          site={site}
          title={blog.title}
          author={blog.author}
          updatedAt={blog.updatedAt}
          thumbnail={blog.thumbnail || null}
          pictureAlt=""
          html={blog.description}
        />
      ) : (
        <div className="wrap section">
          <StateCard
            title={blogWords.notFound.heading}
            headingLevel={1}
            picture={
              <Picture
                assetBase={site.assetBase}
                path="illustrations/kite-caught.svg"
                width={400}
                height={300}
                alt={blogWords.notFound.pictureAlt}
                first
              />
            }
          >
            {blogWords.notFound.sentence}
          </StateCard>
        </div>
      )}
      <OtherBlogs site={site} cards={[...others, ...builtInCards]} />
    </>
  ),
  head: ({ site, params, data: { blog } }) => ({
    title: `${blog?.title ?? blogWords.notFound.heading} | ${site.product.name}`,
    description: blog ? summaryOf(blog.description) : blogWords.notFound.sentence,
    canonicalPath: `/blog/${params['id'] ?? ''}`,
    ...(blog ? { openGraph: { type: 'article' as const } } : { robots: 'noindex' as const }),
  }),
};

/** The beginning of a post as plain text, cut at a word. */
function summaryOf(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= 155 ? text : `${text.slice(0, 152).replace(/\s+\S*$/, '')} …`;
}
