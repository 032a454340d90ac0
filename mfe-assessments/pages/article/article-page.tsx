import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { articlePageWords as words } from '../../content/article-page-words.ts';
import type { ArticleContent } from '../../content/article-schema.ts';
import { articlePath } from '../../content/offerings-path.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { HowWeWroteIt } from '../medical/how-we-wrote-it.tsx';
import { MedicalContext } from '../medical/medical-context.ts';
import { WhenToGetHelp } from '../medical/when-to-get-help.tsx';
import { Trail } from '../trail.tsx';
import { articleTrail } from './article-head.ts';
import { ArticleText } from './article-text.tsx';

type ArticlePageProps = { article: ArticleContent } & Pick<PageProps, 'site'>;

/** An article to read from the first line to the last. */
export function ArticlePage({ article, site }: ArticlePageProps) {
  const { chip, heading, lead, picture, inShort, sections, care, next } = article;
  return (
    <MedicalContext value={{ site, text: article }}>
      <PageTop
        topic="physical"
        breadcrumbs={<Trail of={articleTrail(article)} site={site} />}
        chip={<Chip onTint>{chip}</Chip>}
        title={heading}
        lead={<CitedText of={lead} />}
        picture={<ContentPicture site={site} picture={picture} first />}
      />
      <Section topic="physical">
        <ArticleText inShort={inShort} sections={sections} />
      </Section>
      <WhenToGetHelp care={care} ground="white" />
      <HowWeWroteIt of={article} topic="physical" />
      <Section topic="physical" tight>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href="/" iconBefore="home">
            {words.backHome}
          </ButtonLink>
          <a href={withProductSlug(articlePath(next.id), site)}>
            <ArrowLabel>{next.label}</ArrowLabel>
          </a>
        </div>
      </Section>
    </MedicalContext>
  );
}
