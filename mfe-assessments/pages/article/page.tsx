import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { articlePageWords as words } from '../../content/page-words.ts';
import type { ArticleContent } from '../../content/article-schema.ts';
import myopiaDocument from '../../content/articles/myopia.md';
import schoolAgeVisionDocument from '../../content/articles/school-age-vision.md';
import { articlePath } from '../../content/paths.ts';
import { articleHead, articleTrail, ArticlePage } from './article-page.tsx';

const myopia = contentOf<ArticleContent>(myopiaDocument);
const schoolAgeVision = contentOf<ArticleContent>(schoolAgeVisionDocument);

/**
 * Returns the article about myopia for id 1, and the one about eyes at school age for any other id (specification §2).
 */
function articleFor(id: string | undefined) {
  return id === myopia.id ? myopia : schoolAgeVision;
}

export const page: Page = {
  render: ({ site, params }) => {
    const article = articleFor(params.id);
    return (
      <ArticlePage article={article} trail={articleTrail(article)} topic="physical" site={site}>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href="/" iconBefore="home">
            {words('backHome')}
          </ButtonLink>
          <a href={withProductSlug(articlePath(article.next.id), site)}>
            <ArrowLabel>{article.next.label}</ArrowLabel>
          </a>
        </div>
      </ArticlePage>
    );
  },
  head: ({ site, params }) => {
    const article = articleFor(params.id);
    const head = articleHead(article, site);
    return params.id === article.id ? head : { ...head, robots: 'noindex' };
  },
};
