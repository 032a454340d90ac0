import { pageHead } from '@site/kit/ui/page-head.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { LinkedBrief } from '@site/kit/ui/brief.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section, type Topic } from '@site/kit/ui/section.tsx';
import { medicalPageWords as words, trailWords } from '../../content/page-words.ts';
import type { ArticleContent, GuideContent } from '../../content/article-schema.ts';
import { JumpLink, JumpNav } from '../jump-nav.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { HowWeWroteIt } from '../medical/how-we-wrote-it.tsx';
import { MedicalContext } from '../medical/medical-context.ts';
import { WhenToGetHelp } from '../medical/when-to-get-help.tsx';
import { Trail } from '../trail.tsx';
import { ArticleText } from './article-text.tsx';
import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { articlePath, offeringsPath, visionPath } from '../../content/paths.ts';
import { medicalWebPage } from '../medical/medical-web-page.ts';

type ArticlePageProps = {
  article: ArticleContent | GuideContent;
  trail: readonly Crumb[];
  topic: Topic;
  children: ReactNode;
} & Pick<PageProps, 'site'>;

/** A long article. */
export function ArticlePage({ article, trail, topic, site, children }: ArticlePageProps) {
  const { chip, heading, lead, brief, picture, inShort, sections, care, safetyAdvice } = article;
  const jumps = sections.flatMap(({ id, heading: label }) => (id ? [{ id, label }] : []));
  return (
    <MedicalContext value={{ site, text: article }}>
      <PageTop
        topic={topic}
        breadcrumbs={<Trail of={trail} site={site} />}
        chip={<Chip onTint>{chip}</Chip>}
        title={heading}
        lead={<CitedText of={lead} />}
        picture={<ContentPicture site={site} picture={picture} first />}
      >
        <LinkedBrief of={brief} site={site} />
        {jumps.length > 0 && (
          <div className="min-w-0 justify-self-stretch">
            <JumpNav id="on-this-page" label={words('onThisPage')} place="words">
              {jumps.map(({ id, label }) => (
                <JumpLink key={id} href={`#${id}`}>
                  {label}
                </JumpLink>
              ))}
            </JumpNav>
          </div>
        )}
      </PageTop>
      <Section topic={topic}>
        <ArticleText inShort={inShort} sections={sections} />
      </Section>
      <WhenToGetHelp care={care} safetyAdvice={safetyAdvice} ground="white" />
      <HowWeWroteIt of={article} topic={topic} />
      <Section topic={topic} tight>
        {children}
      </Section>
    </MedicalContext>
  );
}

export function articleTrail({ id, name }: ArticleContent): readonly Crumb[] {
  return [
    { label: trailWords('home'), href: '/' },
    { label: trailWords('offerings'), href: offeringsPath },
    { label: trailWords('vision'), href: visionPath },
    { label: name, href: articlePath(id) },
  ];
}

/** Returns an article's head. All its addresses have the same canonical path. */
export function articleHead(article: ArticleContent, site: SiteConfig): Head {
  return readingHead(article, articleTrail(article), site);
}

/** Returns the head of an article or guide. The breadcrumbs end with the page itself. */
export function readingHead(
  page: ArticleContent | GuideContent,
  trail: readonly Crumb[],
  site: SiteConfig,
): Head {
  return pageHead(page, site, {
    trail,
    type: 'article',
    jsonLd: [
      medicalWebPage({
        about: [{ '@type': 'MedicalCondition', ...page.about }],
        ages: page.ages,
        text: page,
      }),
    ],
  });
}
