import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ReactNode } from 'react';
import { blogWords } from '../../content/blog-words.ts';
import { pictureAddress } from './picture-address.ts';
import { Posted } from './posted.tsx';

type Props = {
  site: SiteConfig;
  title: string;
  author: string;
  updatedAt: string;
  /** The picture's address or path; `null` for the default one. */
  thumbnail: string | null;
  /** What the picture tells; empty when it only decorates. */
  pictureAlt: string;
  /** Safe HTML: written by ourselves, or sanitised when it was stored and when it was read. */
  html: string;
  /** A `<Chip>` above the title. */
  chip?: ReactNode;
  /** What follows the text, such as sources. */
  children?: ReactNode;
};

/** One post in full. */
export function Article(props: Props) {
  const { site, title, author, updatedAt, thumbnail, pictureAlt, html, chip, children } = props;
  return (
    <article>
      <div className="article-top">
        <div className="wrap">
          <Breadcrumbs trail={[{ label: blogWords.home, href: '/' }]} current={blogWords.section} />
          <div className="article-head">
            <div>
              {chip}
              <h1>{title}</h1>
              <p className="article-by">
                <span>
                  {blogWords.by} {author}
                </span>
                <Posted updatedAt={updatedAt} />
              </p>
            </div>
            <img
              src={pictureAddress(thumbnail, site)}
              width="400"
              height="300"
              alt={pictureAlt}
              fetchPriority="high"
            />
          </div>
        </div>
      </div>
      <div className="wrap article-body">
        <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
        {children}
        <p className="article-back">
          <ButtonLink href="/" variant="second" iconBefore="home">
            {blogWords.backHome}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
