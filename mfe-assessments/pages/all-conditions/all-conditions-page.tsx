import { Island } from '@site/kit/islands/island.tsx';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { allConditionsWords as words } from '../../content/all-conditions.ts';
import type { IndexedCondition } from '../../content/condition-index.data.ts';
import { categoryPageWords } from '../../content/category-page-words.ts';
import { categoryPath, categoryTopics, conditionPath } from '../../content/condition-path.ts';
import { searchWords } from '../../content/search-words.ts';
import { trailWords } from '../../content/trail-words.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Trail } from '../trail.tsx';
import { allConditionsTrail } from './all-conditions-head.ts';
import { siteSearch } from './site-search.island.tsx';

type AllConditionsPageProps = {
  /** In the order of the alphabet. */
  conditions: readonly IndexedCondition[];
} & Pick<PageProps, 'site'>;

/** A search over the site, and every condition with its everyday names in the order of the alphabet. */
export function AllConditionsPage({ conditions, site }: AllConditionsPageProps) {
  return (
    <>
      <PageTop
        breadcrumbs={<Trail of={allConditionsTrail} site={site} />}
        chip={<Chip onTint>{words.chip}</Chip>}
        title={words.heading}
        lead={words.lead}
        picture={<ContentPicture site={site} picture={words.picture} first />}
      />
      <div className="noscript:hidden">
        <Section tight ground="white" title={searchWords.heading}>
          <Island of={siteSearch} props={{}} />
        </Section>
      </div>
      <div className="ui-below-search">
        <Section tight>
          <ul className="ui-a-to-z">
            {conditions.map((condition) => (
              <li key={condition.slug}>
                <h2>
                  <a href={conditionPath(condition)}>{condition.name.short}</a>
                </h2>
                {condition.name.full !== condition.name.short && <p>{condition.name.full}</p>}
                {condition.alsoCalled.length > 0 && (
                  <p className="ui-quiet">
                    {words.alsoCalled} {condition.alsoCalled.join(', ')}
                  </p>
                )}
                <p data-topic={condition.topic}>
                  <Chip>{trailWords.topics[condition.topic]}</Chip>
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <Section tight title={words.categoriesHeading}>
          <ul className="ui-related">
            {categoryTopics.map((topic) => (
              <li key={topic}>
                <a href={categoryPath(topic)}>
                  <ArrowLabel>{categoryPageWords.categories[topic]}</ArrowLabel>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
