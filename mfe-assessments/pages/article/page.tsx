import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { ArticleContent } from '../../content/article-schema.ts';
import myopiaDocument from '../../content/articles/myopia.md';
import schoolAgeVisionDocument from '../../content/articles/school-age-vision.md';
import { articleHead } from './article-head.ts';
import { ArticlePage } from './article-page.tsx';

const myopia = contentOf<ArticleContent>(myopiaDocument);
const schoolAgeVision = contentOf<ArticleContent>(schoolAgeVisionDocument);

/** Article 1 is about myopia; any other id shows the article about eyes at school age (specification §2). */
function articleFor(id: string | undefined) {
  return id === myopia.id ? myopia : schoolAgeVision;
}

export const page: Page = {
  render: ({ site, params }) => <ArticlePage article={articleFor(params.id)} site={site} />,
  head: ({ site, params }) => {
    const article = articleFor(params.id);
    const head = articleHead(article, site);
    return params.id === article.id ? head : { ...head, robots: 'noindex' };
  },
};
