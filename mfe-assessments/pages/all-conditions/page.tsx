import { pageHead } from '@site/kit/ui/page-head.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { conditionIndex, type IndexedCondition } from '../../content/condition-lists.data.ts';
import { contentOf, type Texts } from '@site/kit/content/content-of.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { helplineRoles } from '@site/kit/ui/care-calls.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import searchTexts from '../../content/words/search.yaml';
import { categoryPageWords } from '../../content/category-page-words.ts';
import {
  categoryPath,
  categoryTopics,
  conditionPath,
  helpAtSchoolPath,
} from '../../content/paths.ts';
import { allConditionsWords as words, trailWords } from '../../content/page-words.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { RelatedLink, RelatedList } from '../related-list.tsx';
import { Trail } from '../trail.tsx';
import { siteSearch } from './site-search.island.tsx';
import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { medicalWebPage } from '../medical/medical-web-page.ts';

const head = { title: words('head.title'), description: words('head.description') };

const picture = {
  src: 'illustrations/growth-steps.svg',
  alt: words('picture'),
  width: 400,
  height: 300,
};

/** What to do first, by danger, for visitors for whom the search does not run. */
const dangerPages = { accidents: '/blog/109', illness: '/blog/102', suicide: '/blog/103' };

/** What parents look for in the list besides conditions, and the page about it. */
const otherTopics = {
  eyesight: '/{product}-offerings/{product}-vision',
  fever: '/blog/102',
  firstAid: '/blog/109',
  hearing: '/{product}-offerings/hearing',
};

export const page: Promise<Page> = conditionIndex().then((conditions) => ({
  render: ({ site }) => <AllConditionsPage conditions={conditions} site={site} />,
  head: ({ site }) => allConditionsHead(conditions, site),
}));

type AllConditionsPageProps = {
  conditions: readonly IndexedCondition[];
} & Pick<PageProps, 'site'>;

/** The page with site search and an alphabetical list of all conditions with their synonyms. */
function AllConditionsPage({ conditions, site }: AllConditionsPageProps) {
  return (
    <>
      <PageTop
        breadcrumbs={<Trail of={allConditionsTrail} site={site} />}
        chip={<Chip onTint>{words('chip')}</Chip>}
        title={words('heading')}
        // Small, and absent on a phone, so that the search and its first results fit on the first screen.
        picture={
          <div className="mx-auto max-w-60 max-lg:hidden">
            <ContentPicture site={site} picture={picture} />
          </div>
        }
      />
      <Section tight ground="white">
        <div className="noscript:hidden">
          <Island of={siteSearch} props={{ texts: contentOf<Texts>(searchTexts) }} />
        </div>
        <p className="hidden noscript:block">{words('withoutScripts')}</p>
        <p className="mt-5">
          {words('danger.call')}{' '}
          <a href={`tel:${helplineRoles.emergency}`}>{helplineRoles.emergency}</a>.
        </p>
        <RelatedList>
          {Object.entries(dangerPages).map(([danger, path]) => (
            <li key={danger}>
              <RelatedLink href={path}>{words(`danger.${danger}`)}</RelatedLink>
            </li>
          ))}
        </RelatedList>
      </Section>
      {/*
        After a reload, results can load above the viewport, and scroll anchoring would then move the reader away from
        them.
      */}
      <div className="[overflow-anchor:none]">
        <Section tight>
          <p className="mb-4 max-w-lead text-18 text-quiet">{words('lead')}</p>
          <ul data-a-to-z="" className="grid gap-x-12 lg:grid-cols-[1fr_1fr]">
            {entriesOf(conditions, site).map(({ name, path, about, alsoCalled = [], topic }) => (
              <li key={path} className="border-b border-line py-4">
                <h2 className="text-24">
                  <a href={path} className="inline-block py-1">
                    {name}
                  </a>
                </h2>
                {about !== name && <p>{about}</p>}
                {alsoCalled.length > 0 && (
                  <p className="text-quiet">
                    {words('alsoCalled')} {alsoCalled.join(', ')}
                  </p>
                )}
                {topic && (
                  <p data-topic={topic} className="*:mt-2">
                    <Chip>{trailWords(`topics.${topic}`)}</Chip>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Section>
        <Section tight title={words('categoriesHeading')}>
          <RelatedList underHeading>
            {categoryTopics.map((topic) => (
              <li key={topic}>
                <RelatedLink href={categoryPath(topic)}>
                  {categoryPageWords(`categories.${topic}`)}
                </RelatedLink>
              </li>
            ))}
            <li>
              <RelatedLink href={helpAtSchoolPath}>{categoryPageWords('helpAtSchool')}</RelatedLink>
            </li>
          </RelatedList>
        </Section>
      </div>
    </>
  );
}

type Entry = { name: string; path: string; about: string } & Partial<
  Pick<IndexedCondition, 'alsoCalled' | 'topic'>
>;

/** Conditions and other topics, in one alphabet. */
function entriesOf(conditions: readonly IndexedCondition[], site: SiteConfig): readonly Entry[] {
  return [
    ...conditions.map((condition) => ({
      name: condition.name.short,
      path: conditionPath(condition),
      about: condition.name.full,
      alsoCalled: condition.alsoCalled,
      topic: condition.topic,
    })),
    ...Object.entries(otherTopics).map(([topic, path]) => ({
      name: words(`otherTopics.${topic}.name`),
      path: withProductSlug(path, site),
      about: words(`otherTopics.${topic}.about`),
    })),
  ].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

const allConditionsTrail: readonly Crumb[] = [
  { label: trailWords('home'), href: '/' },
  { label: words('heading'), href: '/assessments' },
];

function allConditionsHead(conditions: readonly IndexedCondition[], site: SiteConfig): Head {
  return pageHead({ head, picture }, site, {
    trail: allConditionsTrail,
    jsonLd: [
      medicalWebPage({
        about: conditions.map(({ name, alsoCalled }) => ({
          '@type': 'MedicalCondition',
          name: name.full,
          alternateName: [...alsoCalled],
        })),
        ages: { from: 0, to: 16 },
      }),
    ],
  });
}
