import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { assessmentWords as words } from '../../content/page-words.ts';
import { assessmentLink } from '../../content/condition-path.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { Amount, OfferPanel, Price, formatRupees } from '../offer-panel.tsx';
import { AgeSelector } from './age-selector.tsx';
import { useCondition } from './condition-context.ts';

/** Shows the assessment's price, its ages, the first step, and a note that the assessment is not a diagnosis. */
export function PricePanel() {
  const { site, condition, fill } = useCondition();
  return (
    <OfferPanel>
      <Price>
        <Amount>{formatRupees(site.prices[condition.priceKey])}</Amount>
        <span className="text-quiet">{fill(condition.priceNote)}</span>
      </Price>
      <AgeSelector />
      <div className="grid lg:max-xl:col-start-2 lg:max-xl:row-start-1 lg:max-xl:self-start print:hidden">
        <ButtonLink
          href={assessmentLink(site, condition.slug)}
          external
          wide
          describedBy="screening-note"
        >
          {words('start')}
        </ButtonLink>
      </div>
      <Note icon="info" id="screening-note" className="lg:max-xl:col-start-2 lg:max-xl:row-start-2">
        <CitedText of={condition.screeningNote} /> {words('startNote')}
        {condition.reviewedBy === null && ` ${words('notReviewed')}`}
      </Note>
    </OfferPanel>
  );
}
