import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { SourcesPanel } from '@site/kit/ui/sources-panel.tsx';
import { topicClass } from '@site/kit/ui/topic.ts';
import { blogWords } from '../../content/blog-words.ts';
import { builtInCards } from '../../content/built-in-cards.ts';
import { postHtml } from '../../content/post-html.ts';
import type { BuiltInPost, PostSource } from '../../content/post-schema.ts';
import { Article } from './article.tsx';
import type { BuiltInPageData } from './load-built-in-page.ts';
import { OtherBlogs } from './other-blogs.tsx';

/** Makes the page of a post that is part of the product. */
export function builtInPage(post: BuiltInPost): Page<BuiltInPageData> {
  return {
    Page: ({ site, data }) => (
      <div className={topicClass[post.category.topic]}>
        <Article
          site={site}
          title={withSiteFacts(post.title, site)}
          author={withSiteFacts(post.author, site)}
          updatedAt={post.updatedAt}
          thumbnail={post.thumbnail.src}
          pictureAlt={post.thumbnail.alt}
          html={postHtml(post.description, site)}
          chip={<Chip onTint>{post.category.label}</Chip>}
        >
          {post.kind !== 'review' && (
            <>
              <p className="quiet">{blogWords.medicalNote}</p>
              <SourcesPanel
                writtenBy={withSiteFacts(post.medical.writtenBy, site)}
                reviewedBy={
                  post.medical.reviewedBy
                    ? {
                        name: post.medical.reviewedBy.name,
                        role: post.medical.reviewedBy.qualification,
                      }
                    : undefined
                }
                lastChanged={post.medical.lastChangedOn}
                nextReview={post.medical.nextReviewOn}
                sources={post.medical.sources.map((source) => ({
                  id: source.id,
                  text: sourceText(source),
                  url: source.url,
                }))}
              />
            </>
          )}
        </Article>
        <OtherBlogs
          site={site}
          cards={[...data.others, ...builtInCards.filter(({ blogId }) => blogId !== post.blogId)]}
        />
      </div>
    ),
    head: ({ site }) => {
      const title = withSiteFacts(post.title, site);
      return {
        title: `${title} | ${site.product.name}`,
        description: withSiteFacts(post.summary, site),
        canonicalPath: `/blog/${post.blogId}`,
        openGraph: { type: 'article' },
        jsonLd: [
          {
            '@type': 'BlogPosting',
            headline: title,
            datePublished: post.updatedAt,
            author: { '@type': 'Organization', name: site.product.legalName },
            mainEntityOfPage: `${site.siteUrl}/blog/${post.blogId}`,
          },
        ],
      };
    },
  };
}

/** A source as it is listed: who, what, where, when, and what to know of its figures. */
function sourceText({ authors, title, publisher, year, updated, note }: PostSource): string {
  const who = authors ? `${authors}. ` : '';
  const when = updated ? `${year}, updated ${updated}` : String(year);
  return `${who}${title}. ${publisher}, ${when}.${note ? ` ${note}` : ''}`;
}
