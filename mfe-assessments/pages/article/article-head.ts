import type { Head } from '@site/kit/remote/contract.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ArticleContent, GuideContent } from '../../content/article-schema.ts';
import { articlePath, offeringsPath, visionPath } from '../../content/offerings-path.ts';
import { trailWords as words } from '../../content/other-page-words.ts';
import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { medicalWebPage } from '../medical/medical-web-page.ts';

/** Where an article is in the site. */
export function articleTrail({ id, name }: ArticleContent): readonly Crumb[] {
  return [
    { label: words.home, href: '/' },
    { label: words.offerings, href: offeringsPath },
    { label: words.vision, href: visionPath },
    { label: name, href: articlePath(id) },
  ];
}

/** What tab, search engines and shared links show for an article; every address of it has one canonical path. */
export function articleHead(article: ArticleContent, site: SiteConfig): Head {
  return readingHead(article, articleTrail(article), site);
}

/** The same for any page to read; its trail ends with itself. */
export function readingHead(
  page: ArticleContent | GuideContent,
  trail: readonly Crumb[],
  site: SiteConfig,
): Head {
  const { head, about, ages } = page;
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: withProductSlug(trail.at(-1)?.href ?? '/', site),
    openGraph: { type: 'article' },
    jsonLd: [
      breadcrumbList(trail, site),
      medicalWebPage({
        about: [{ '@type': 'MedicalCondition', ...about }],
        ages,
        text: page,
      }),
    ],
  };
}
