import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { assessmentLink } from '../assessment-link.ts';
import { AgeSelector } from './age-selector.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';
import { inRupees } from '../in-rupees.ts';

/** What the assessment costs, whom it is for, how to begin, and that it is no diagnosis. */
export function PricePanel() {
  const { site, condition, say } = useCondition();
  return (
    <div className="ui-price-panel">
      <p className="ui-price">
        <b>{inRupees(site.prices[condition.priceKey])}</b>
        <span className="ui-quiet">{say(condition.priceNote)}</span>
      </p>
      <AgeSelector />
      <ButtonLink
        href={assessmentLink(site, condition.slug)}
        external
        wide
        describedBy="screening-note"
      >
        {words.start}
      </ButtonLink>
      <Note icon="info" id="screening-note">
        <CitedText of={condition.screeningNote} /> {words.startNote}
      </Note>
    </div>
  );
}
