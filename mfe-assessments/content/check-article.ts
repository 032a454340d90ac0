import { TARGET_SENTENCE_WORDS } from '@site/kit/content/prose-checks.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ArticleContent, GuideContent } from './article-schema.ts';
import { careProblems, checkMedicalText, longSentences } from './check-medical-text.ts';
import { eyeProblems } from './check-safety.ts';

/** Checks that a schema cannot make on an article or a guide; empty means no problems. */
export function checkArticle(
  article: ArticleContent | GuideContent,
  site: SiteConfig,
): readonly string[] {
  return [
    ...checkMedicalText(article, site),
    ...careProblems(article, site),
    ...('next' in article ? visionProblems(article) : []),
  ];
}

/** Both vision articles are about eyes, and each links to the other. */
function visionProblems(article: ArticleContent): readonly string[] {
  return [
    ...longSentences(article, TARGET_SENTENCE_WORDS),
    ...eyeProblems(article.care),
    ...(article.next.id === article.id ? ['next must be the other article'] : []),
  ];
}
