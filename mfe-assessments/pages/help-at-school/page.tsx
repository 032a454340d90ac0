import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { medicalPageWords as words, trailWords } from '../../content/page-words.ts';
import type { GuideContent } from '../../content/article-schema.ts';
import { helpAtSchoolPath } from '../../content/paths.ts';
import helpAtSchool from '../../content/guides/help-at-school.md';
import { readingHead, ArticlePage } from '../article/article-page.tsx';
import { RelatedLink, RelatedList } from '../related-list.tsx';

const guide = contentOf<GuideContent>(helpAtSchool);

const trail = [
  { label: trailWords('home'), href: '/' },
  { label: trailWords('assessments'), href: '/assessments' },
  { label: guide.name, href: helpAtSchoolPath },
];

export const page: Page = {
  render: ({ site }) => (
    <ArticlePage article={guide} trail={trail} topic="learning" site={site}>
      <h2 className="mb-8">{words('related')}</h2>
      <RelatedList underHeading>
        {guide.related.map(({ label, href }) => (
          <li key={href}>
            <RelatedLink href={withProductSlug(href, site)}>{label}</RelatedLink>
          </li>
        ))}
      </RelatedList>
    </ArticlePage>
  ),
  head: ({ site }) => readingHead(guide, trail, site),
};
