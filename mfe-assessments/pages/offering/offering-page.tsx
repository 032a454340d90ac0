import { pageHead } from '@site/kit/ui/page-head.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { LinkedBrief } from '@site/kit/ui/brief.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { hostOf } from '@site/kit/ui/new-tab.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import {
  medicalPageWords,
  offeringPageWords as words,
  trailWords,
} from '../../content/page-words.ts';
import type { OfferingContent } from '../../content/offering-schema.ts';
import { ArticleText } from '../article/article-text.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { DangerHelp } from '../offer-panel.tsx';
import { HowWeWroteIt } from '../medical/how-we-wrote-it.tsx';
import { MedicalContext } from '../medical/medical-context.ts';
import { WhenToGetHelp } from '../medical/when-to-get-help.tsx';
import { Panel } from '../panel.tsx';
import { RelatedLink, RelatedList } from '../related-list.tsx';
import { Trail } from '../trail.tsx';
import { AssessmentCards, ListCards, OfferingCards } from './offering-cards.tsx';
import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { offeringsPath } from '../../content/paths.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { medicalWebPage } from '../medical/medical-web-page.ts';

export function offeringPage(document: unknown): Page {
  const offering = contentOf<OfferingContent>(document);
  return {
    render: (props: PageProps) => <OfferingPage offering={offering} {...props} />,
    head: ({ site }) => offeringHead(offering, site),
  };
}

type OfferingPageProps = { offering: OfferingContent } & Pick<PageProps, 'site'>;

/** The page of one offering, with available and upcoming products. */
function OfferingPage({ offering, site }: OfferingPageProps) {
  const fill = (text: string) => withSiteFacts(text, site);
  const { topic, chip, heading, lead, brief, picture, listCards, assessments, cards } = offering;
  const { goodToKnow, health, more } = offering;
  return (
    <>
      <PageTop
        topic={topic}
        breadcrumbs={<Trail of={offeringTrail(offering)} site={site} />}
        chip={<Chip onTint>{fill(chip)}</Chip>}
        title={fill(heading)}
        lead={fill(lead)}
        picture={<ContentPicture site={site} picture={picture} first />}
      >
        <LinkedBrief of={brief} site={site} />
        {health && (
          <p className="flex max-md:grid">
            <RelatedLink href="#help">{words('help')}</RelatedLink>
          </p>
        )}
      </PageTop>
      {listCards && (
        <Section topic={topic} tight>
          <ListCards cards={listCards} site={site} />
        </Section>
      )}
      {assessments && (
        <Section topic={topic} title={fill(assessments.heading)} intro={fill(assessments.intro)}>
          <div className="grid grid-cols-1 gap-4">
            <DangerHelp />
            <p className="text-quiet">
              {words('opens')
                .replace('{action}', assessments.action)
                .replace('{site}', hostOf(site.links.assessmentSite))}
            </p>
            <AssessmentCards assessments={assessments} site={site} />
          </div>
        </Section>
      )}
      <Section
        topic={topic}
        title={fill(cards.heading)}
        intro={fill(cards.intro)}
        ground={listCards || assessments ? 'white' : 'paper'}
      >
        <OfferingCards cards={cards.items} topic={topic} site={site} />
      </Section>
      <Section topic={topic} ground={listCards || assessments ? 'paper' : 'white'} tight>
        <Panel>
          <h2>{fill(goodToKnow.heading)}</h2>
          <ul className="grid gap-4 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] lg:gap-5">
            {goodToKnow.items.map((item) => (
              <li key={item.heading} className="grid content-start gap-1.5">
                <h3>{fill(item.heading)}</h3>
                <p className="text-quiet">{fill(item.text)}</p>
              </li>
            ))}
          </ul>
        </Panel>
      </Section>
      {health && (
        <MedicalContext value={{ site, text: health }}>
          <Section topic={topic}>
            <ArticleText inShort={health.inShort} sections={health.sections} />
          </Section>
          <WhenToGetHelp care={health.care} ground="white" />
          <HowWeWroteIt of={health} topic={topic} />
        </MedicalContext>
      )}
      <Section tight title={medicalPageWords('related')}>
        <RelatedList underHeading>
          {more.map(({ label, to }) => (
            <li key={to}>
              <RelatedLink href={withProductSlug(to, site)}>{fill(label)}</RelatedLink>
            </li>
          ))}
        </RelatedList>
      </Section>
    </>
  );
}

/** Returns the breadcrumbs. The parent link leads to the first offering. */
function offeringTrail({ name, path }: OfferingContent): readonly Crumb[] {
  return [
    { label: trailWords('home'), href: '/' },
    ...(path === offeringsPath ? [] : [{ label: trailWords('offerings'), href: offeringsPath }]),
    { label: name, href: path },
  ];
}

function offeringHead(offering: OfferingContent, site: SiteConfig): Head {
  const { about, ages, health } = offering;
  return pageHead(offering, site, {
    trail: offeringTrail(offering),
    jsonLd: [
      medicalWebPage({
        about: [{ '@type': about.type, name: about.name }],
        ages,
        ...(health ? { text: health } : {}),
      }),
    ],
  });
}
