import type { Page } from '@site/kit/remote/define-remote.ts';
import { myopiaArticle } from '../../content/articles/myopia.ts';
import { schoolAgeVisionArticle } from '../../content/articles/school-age-vision.ts';
import { articleHead } from './article-head.ts';
import { ArticlePage } from './article-page.tsx';

/** Article 1 is about myopia; any other id shows the article about eyes at school age (specification §2). */
function articleFor(id: string | undefined) {
  return id === myopiaArticle.id ? myopiaArticle : schoolAgeVisionArticle;
}

export const page: Page = {
  render: ({ site, params }) => <ArticlePage article={articleFor(params.id)} site={site} />,
  head: ({ site, params }) => {
    const article = articleFor(params.id);
    const head = articleHead(article, site);
    return params.id === article.id ? head : { ...head, robots: 'noindex' };
  },
};
