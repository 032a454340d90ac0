import { type PostInState, byline } from '@site/kit/post-cards/post-card-data.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { blogHtml } from '@site/kit/safe-html/blog-html.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { LinkedBrief } from '@site/kit/ui/brief.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { DangerStrip } from '@site/kit/ui/danger-strip.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { longDate } from '@site/kit/ui/long-date.ts';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { FEED_PATHS } from './post-head.ts';
import { pictureFallback } from './picture-fallback.island.tsx';
import { isLaterDay, parsePostDate } from './post-date.ts';
import { posted } from './posted.island.tsx';
import { shareButton } from './share-button.island.tsx';
import type { ShownPost } from './shown-post.ts';
import { pageGrid } from '@site/kit/ui/section.tsx';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { otherBlogs } from './other-blogs.island.tsx';
import type { MedicalFacts } from '@site/kit/api/medical-facts.ts';
import { publicationText, SourcesPanel } from '@site/kit/ui/sources-panel.tsx';

/** Width of the image beside the heading. */
const PICTURE_SIZES = '(max-width: 760px) min(92vw, 420px), 420px';

type ArticleProps = { post: ShownPost; site: SiteConfig };

/** A full post. */
export function Article({ post, site }: ArticleProps) {
  return (
    <Island
      of={pictureFallback}
      props={{}}
      staticParts={[<ArticleContent key="article" post={post} site={site} />]}
    />
  );
}

function ArticleContent({ post, site }: ArticleProps) {
  const { title, author, updatedAt, html, category, brief, danger, medical, card } = post;
  return (
    <article>
      <div className="overflow-clip bg-hue-100 pb-10 print:overflow-visible print:bg-transparent">
        <div className={pageGrid}>
          <PostCrumbs current={category?.label ?? title} />
          <div className="grid items-center gap-6 pt-6 lg:grid-cols-[1.2fr_0.8fr] lg:gap-12">
            <div>
              {category && <Chip onTint>{category.label}</Chip>}
              <h1 className="mt-3 max-w-[22ch]">{title}</h1>
              {danger && <DangerStrip of={danger} site={site} className="mt-4" />}
              {brief && <LinkedBrief of={brief} site={site} className="mt-3" />}
              <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-quiet">
                {author !== '' && <span>{byline(card)}</span>}
                {updatedAt !== '' && <Island of={posted} props={{ updatedAt }} />}
                {medical && <Updated on={medical.lastChangedOn} after={updatedAt} />}
              </div>
            </div>
            <PostPicture picture={post.picture} />
          </div>
        </div>
      </div>
      {/* Keeps a wide table or long URL from widening the page. */}
      <div
        className={cn(
          pageGrid,
          'grid grid-cols-1 gap-8 pt-10 pb-section xl:grid-cols-[minmax(0,740px)_minmax(300px,1fr)] xl:items-start xl:gap-12 print:block',
        )}
      >
        {/* Aligned with the title. Editors' HTML is styled in the stylesheet. */}
        <div
          className="ui-article-text max-w-185 text-18"
          dangerouslySetInnerHTML={{ __html: blogHtml(html) }}
        />
        {/*
          Sticky beside the text. A long list of sources scrolls separately, and prints in full. The sources panel, the
          only `div` before the buttons, is too narrow for columns.
        */}
        <div className="grid grid-cols-1 gap-8 xl:sticky xl:top-22.5 xl:-m-1.5 xl:max-h-[calc(100vh-90px)] xl:scroll-pt-3.5 xl:gap-5 xl:overflow-y-auto xl:p-1.5 xl:[&_:is(dl,ol)]:grid-cols-1 xl:[&>div:not(:last-child)]:gap-3 xl:[&>div:not(:last-child)]:p-6 print:static print:max-h-none print:overflow-visible">
          {medical && <MedicalPanel medical={medical} />}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink href="/" variant="second" iconBefore="home">
              {blogWords('backHome')}
            </ButtonLink>
            {card.blogId !== null && (
              <Island of={shareButton} props={{ blogId: card.blogId, title }} />
            )}
            <p>
              <ExternalLink href={FEED_PATHS.rss}>{blogWords('feed.link')}</ExternalLink>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Shows the date of the last change if it is later than the post's date. */
function Updated({ on, after }: { on: string; after: string }) {
  const date = parsePostDate(after);
  if (!date || !isLaterDay(on, date)) return null;
  return (
    <span>
      <span>{blogWords('updated')}</span>{' '}
      <time dateTime={on}>{longDate(new Date(on), { isDay: true })}</time>
    </span>
  );
}

/** A responsive image with reserved space. */
function PostPicture({ picture }: { picture: ShownPost['picture'] }) {
  const { src, alt, width, height, avif, webp } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={PICTURE_SIZES} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={PICTURE_SIZES} />}
      <img
        className={cn(
          'mx-auto w-[min(100%,420px)] object-contain',
          webp ? 'max-h-none rounded-card' : 'max-h-80',
        )}
        src={src}
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}

/** Breadcrumbs: home, Parents Desk, and `current`. */
export function PostCrumbs({ current }: { current: string }) {
  return (
    <Breadcrumbs
      trail={[
        { label: blogWords('home'), href: '/' },
        { label: blogWords('section'), href: '/blog' },
      ]}
      current={current}
    />
  );
}

type PostViewProps = ArticleProps & {
  /** Neighbouring posts. */
  others: readonly PostInState[];
};

/** A post with other posts below. */
export function PostView({ post, site, others }: PostViewProps) {
  return (
    <>
      <div data-topic={post.category?.topic}>
        <Article post={post} site={site} />
      </div>
      <Island of={otherBlogs} props={{ posts: others, shown: post.card }} />
    </>
  );
}

/**
 * Shows the author, reviewer and sources of a post with medical facts, and a note that the post doesn't replace a
 * doctor.
 */
function MedicalPanel({ medical }: { medical: MedicalFacts }) {
  const { writtenBy, reviewedBy, lastChangedOn, nextReviewOn, sources } = medical;
  return (
    <>
      <p className="text-quiet">{blogWords('medicalNote')}</p>
      <SourcesPanel
        writtenBy={writtenBy}
        reviewedBy={
          reviewedBy ? { name: reviewedBy.name, role: reviewedBy.qualification } : undefined
        }
        lastChanged={lastChangedOn}
        nextReview={nextReviewOn}
        sources={sources.map((source) => ({
          text: publicationText(source),
          url: source.url,
        }))}
      />
    </>
  );
}
