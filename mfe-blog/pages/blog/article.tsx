import { useRef } from 'react';
import { byline } from '@site/kit/blog-cards/byline.ts';
import { useMendedPictures } from '@site/kit/blog-cards/use-mended-pictures.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { FEED_PATHS } from './feed-paths.ts';
import { MedicalPanel } from './medical-panel.tsx';
import { PostCrumbs } from './post-crumbs.tsx';
import { posted } from './posted.tsx';
import { shareButton } from './share-button.tsx';
import type { ShownPost } from './shown-post.ts';

/** How wide the picture beside the heading is. */
const PICTURE_SIZES = '(max-width: 760px) min(92vw, 420px), 420px';

/** One post in full. */
export function Article({ post, site }: { post: ShownPost; site: SiteConfig }) {
  const { title, author, updatedAt, html, category, medical, card } = post;
  const root = useRef<HTMLElement>(null);
  useMendedPictures(root, site);
  return (
    <article ref={root}>
      <div className="article-top">
        <div className="wrap">
          <PostCrumbs current={category?.label ?? title} />
          <div className="article-head">
            <div>
              {category && <Chip onTint>{category.label}</Chip>}
              <h1>{title}</h1>
              <div className="article-by">
                {author !== '' && <span>{byline(author)}</span>}
                {updatedAt !== '' && <Island of={posted} told={{ updatedAt }} />}
              </div>
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
            <Island of={shareButton} told={{ blogId: card.blogId, title }} />
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
