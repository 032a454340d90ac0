import { Island } from '@site/kit/islands/island.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import type { CategoryContent } from '../../content/category-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { DangerHelp } from '../danger-help.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { FactList } from '../medical/fact-list.tsx';
import { useMedicalText } from '../medical/medical-context.ts';
import { Trail } from '../trail.tsx';
import { CategoryAges } from './category-ages.tsx';
import { CategoryPrice } from './category-price.tsx';
import { categoryTrail } from './category-trail.ts';
import { clinicVisit } from './clinic-visit.island.tsx';
import { OtherCategories } from './other-categories.tsx';

/** The first band of the page: what is offered, what is known, what it costs and the first step. */
export function CategoryTop({ category }: { category: CategoryContent }) {
  const { site, say } = useMedicalText();
  const { topic, heading, description, facts, picture, screeningNote } = category;
  return (
    <section data-ground="tint" data-topic={topic}>
      <div className="ui-container">
        <Trail of={categoryTrail(topic)} site={site} />
        <div className="ui-condition-top">
          <div>
            <Chip onTint>{say(category.chip)}</Chip>
            <h1>{say(heading)}</h1>
            <p className="ui-lead">
              <CitedText of={description} />
            </p>
            <FactList facts={facts} />
          </div>
          <ContentPicture site={site} picture={picture} first />
          <div className="ui-price-panel">
            <div className="ui-stack">
              {topic !== 'physical' && <CategoryPrice prices={site.prices} />}
              <CategoryAges category={category} />
              {topic === 'physical' && <Island of={clinicVisit} props={{}} />}
            </div>
            <div className="ui-stack ui-first-step">
              {topic !== 'physical' && <DangerHelp />}
              <ButtonLink
                href={site.links.assessmentSite}
                external
                wide
                variant={topic === 'physical' ? 'second' : 'main'}
                describedBy="screening-note"
              >
                {words.start}
              </ButtonLink>
              <Note icon="info" id="screening-note">
                <CitedText of={screeningNote} /> {words.startNote}
              </Note>
            </div>
          </div>
          <OtherCategories topic={topic} />
        </div>
      </div>
    </section>
  );
}
