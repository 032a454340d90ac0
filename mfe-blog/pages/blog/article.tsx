import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { FEED_PATHS } from './feed-paths.ts';
import { MedicalPanel } from './medical-panel.tsx';
import { Posted } from './posted.tsx';
import { ShareButton } from './share-button.tsx';
import type { ShownPost } from './shown-post.ts';

type Props = Pick<PageProps, 'site' | 'notify'> & { post: ShownPost };

/** How wide the picture beside the heading is. */
const PICTURE_SIZES = '(max-width: 760px) min(92vw, 420px), 420px';

/** One post in full. */
export function Article({ site, post, notify }: Props) {
  const { title, author, updatedAt, html, category, medical, card } = post;
  return (
    <article>
      <div className="article-top">
        <div className="wrap">
          <Breadcrumbs
            trail={[
              { label: blogWords.home, href: '/' },
              { label: blogWords.section, href: '/blog' },
            ]}
            current={category?.label ?? title}
          />
          <div className="article-head">
            <div>
              {category && <Chip onTint>{category.label}</Chip>}
              <h1>{title}</h1>
              <p className="article-by">
                {author !== '' && (
                  <span>
                    {blogWords.by} {author}
                  </span>
                )}
                {updatedAt !== '' && <Posted updatedAt={updatedAt} />}
              </p>
            </div>
            <PostPicture picture={post.picture} />
          </div>
        </div>
      </div>
      <div className="wrap article-body">
        <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
        {medical && <MedicalPanel medical={medical} />}
        <div className="article-back">
          <ButtonLink href="/" variant="second" iconBefore="home">
            {blogWords.backHome}
          </ButtonLink>
          {card.blogId !== null && (
            <ShareButton site={site} blogId={card.blogId} title={title} notify={notify} />
          )}
          <p>
            <ExternalLink href={FEED_PATHS.rss}>{blogWords.feed.link}</ExternalLink>
          </p>
        </div>
      </div>
    </article>
  );
}

/** A picture in the version that fits the window, where there are several. Its place is kept free before it arrives. */
function PostPicture({ picture }: { picture: ShownPost['picture'] }) {
  const { src, alt, width, height, avif, webp } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={PICTURE_SIZES} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={PICTURE_SIZES} />}
      <img
        className={webp ? 'article-photo' : undefined}
        src={src}
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
