import { Island } from '@site/kit/islands/island.tsx';
import { LinkedBrief } from '@site/kit/ui/brief.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import { assessmentWords } from '../../content/page-words.ts';
import type { CategoryContent, ConditionCategory } from '../../content/category-schema.ts';
import {
  DangerHelp,
  OfferPanel,
  Amount,
  PanelLabel,
  Price,
  formatRupees,
} from '../offer-panel.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { FactList } from '../medical/fact-list.tsx';
import { useMedicalText } from '../medical/medical-context.ts';
import { TopBand } from '../top-band.tsx';
import { Trail, categoryTrail } from '../trail.tsx';
import { CategoryAges, singlyCostsLess } from './category-ages.tsx';
import { clinicVisit } from './clinic-visit.island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { categoryPath, type CategoryTopic, categoryTopics } from '../../content/paths.ts';
import { JumpLink, JumpNav } from '../jump-nav.tsx';

/** The top band: offer, facts, price and first step. */
export function CategoryTop({ category }: { category: CategoryContent }) {
  const { site, fill } = useMedicalText();
  const { topic, chip, heading, description, brief, facts, picture, ages, screeningNote } =
    category;
  const isPhysical = topic === 'physical';
  return (
    <TopBand
      site={site}
      topic={topic}
      trail={<Trail of={categoryTrail(topic)} site={site} />}
      chip={fill(chip)}
      heading={fill(heading)}
      lead={<CitedText of={description} />}
      words={
        <>
          <LinkedBrief of={brief} site={site} className="mb-3 md:mb-4 lg:col-span-2 xl:mb-5" />
          <FactList facts={facts} />
        </>
      }
      picture={picture}
      tallPanel={isPhysical || ages.length > 1}
    >
      <OfferPanel isFollowed>
        <div className="grid grid-cols-1 gap-4">
          {!isPhysical && <CategoryPrice category={category} prices={site.prices} />}
          <CategoryAges category={category} />
          {isPhysical && <Island of={clinicVisit} props={{}} />}
        </div>
        <div className="grid grid-cols-1 gap-4 lg:max-xl:col-start-2 lg:max-xl:row-start-1 lg:max-xl:content-start">
          {!isPhysical && <DangerHelp />}
          <div className="grid print:hidden">
            <ButtonLink
              href={site.links.assessmentSite}
              external
              wide
              variant={isPhysical ? 'second' : 'main'}
              describedBy="screening-note"
            >
              {assessmentWords('start')}
            </ButtonLink>
          </div>
          <Note icon="info" id="screening-note">
            <CitedText of={screeningNote} /> {assessmentWords('startNote')}
            {category.reviewedBy === null && ` ${assessmentWords('notReviewed')}`}
          </Note>
        </div>
      </OfferPanel>
      <OtherCategories topic={topic} />
    </TopBand>
  );
}

type CategoryPriceProps = { category: ConditionCategory; prices: SiteConfig['prices'] };

/** The price of all the category's assessments: the old price, struck out, and the new one. */
function CategoryPrice({ category, prices }: CategoryPriceProps) {
  const [onlyAge, ...others] = category.ages;
  const isAgeChosen = others.length > 0;
  const isLessAtSomeAge = category.ages.some((age) => singlyCostsLess(category, age, prices));
  return (
    <div className="grid grid-cols-1 gap-2">
      <PanelLabel besidePicture>{words('price.label')}</PanelLabel>
      <Price>
        <s className="text-quiet">
          <span className="sr-only">{words('price.was')} </span>
          {formatRupees(prices.categoryWas)}
        </s>{' '}
        <span>
          <span className="text-quiet">{words('price.now')} </span>
          <Amount>{formatRupees(prices.categoryNow)}</Amount>
          <span className="text-quiet"> {words('price.only')}</span>
        </span>
      </Price>
      <p className="text-quiet">
        {words('price.ask')} {isAgeChosen && isLessAtSomeAge && words('price.atSomeAges')}
        {!isAgeChosen && onlyAge && singlyCostsLess(category, onlyAge, prices)}
      </p>
    </div>
  );
}

/** Links to the other categories and the list of all conditions. */
function OtherCategories({ topic }: { topic: CategoryTopic }) {
  return (
    <JumpNav id="other-assessments" label={words('others')} place="band">
      {categoryTopics
        .filter((other) => other !== topic)
        .map((other) => (
          <JumpLink key={other} href={categoryPath(other)}>
            {words(`categories.${other}`)}
          </JumpLink>
        ))}
      <JumpLink href="/assessments">{words('allConditions')}</JumpLink>
    </JumpNav>
  );
}
