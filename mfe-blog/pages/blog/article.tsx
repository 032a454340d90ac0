import { byline } from '@site/kit/blog-cards/byline.ts';
import { blogHtml } from '@site/kit/safe-html/blog-html.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { longDate } from '@site/kit/ui/long-date.ts';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { FEED_PATHS } from './feed-paths.ts';
import { MedicalPanel } from './medical-panel.tsx';
import { mendedPictures } from './mended-pictures.island.tsx';
import { PostCrumbs } from './post-crumbs.tsx';
import { isLaterDay, parsePostDate } from './post-date.ts';
import { posted } from './posted.island.tsx';
import { shareButton } from './share-button.island.tsx';
import type { ShownPost } from './shown-post.ts';

/** How wide the picture beside the heading is. */
const PICTURE_SIZES = '(max-width: 760px) min(92vw, 420px), 420px';

/** One post in full. */
export function Article({ post }: { post: ShownPost }) {
  return (
    <Island
      of={mendedPictures}
      props={{}}
      staticParts={[<ArticleContent key="article" post={post} />]}
    />
  );
}

function ArticleContent({ post }: { post: ShownPost }) {
  const { title, author, updatedAt, html, category, medical, card } = post;
  return (
    <article>
      <div className="ui-article-top">
        <div className="ui-container">
          <PostCrumbs current={category?.label ?? title} />
          <div className="ui-article-header">
            <div>
              {category && <Chip onTint>{category.label}</Chip>}
              <h1>{title}</h1>
              <div className="ui-article-byline">
                {author !== '' && <span>{byline(author)}</span>}
                {updatedAt !== '' && <Island of={posted} props={{ updatedAt }} />}
                {medical && <Updated on={medical.lastChangedOn} after={updatedAt} />}
              </div>
            </div>
            <PostPicture picture={post.picture} />
          </div>
        </div>
      </div>
      <div className="ui-container ui-article-body">
        <div className="ui-article-text" dangerouslySetInnerHTML={{ __html: blogHtml(html) }} />
        <div className="ui-article-aside">
          {medical && <MedicalPanel medical={medical} />}
          <div className="ui-article-back">
            <ButtonLink href="/" variant="second" iconBefore="home">
              {blogWords.backHome}
            </ButtonLink>
            {card.blogId !== null && (
              <Island of={shareButton} props={{ blogId: card.blogId, title }} />
            )}
            <p>
              <ExternalLink href={FEED_PATHS.rss}>{blogWords.feed.link}</ExternalLink>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}

/** The day of the last change, where it came after the day of the post: the words may know more than that day did. */
function Updated({ on, after }: { on: string; after: string }) {
  const date = parsePostDate(after);
  if (!date || !isLaterDay(on, date)) return null;
  return (
    <span>
      {blogWords.updated} <time dateTime={on}>{longDate(new Date(on), { isDay: true })}</time>
    </span>
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
        className={webp ? 'ui-article-photo' : undefined}
        src={src}
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
