import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { assessmentWords, conditionPageWords as words } from '../../content/page-words.ts';
import type { AgeBand } from '../../content/condition-schema.ts';
import { AgeChoice } from '../age-choice.tsx';
import { describeAges } from '../ages.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { PanelLabel } from '../offer-panel.tsx';
import { useCondition } from './condition-context.ts';
import { hasSignsByAge, SIGNS_TAB } from './tab-list.ts';

/**
 * Asks for the child's age and shows what the assessment covers at that age. If there is only one band, shows it as
 * text.
 */
export function AgeSelector() {
  const { condition } = useCondition();
  const { ageBands } = condition;
  const opens = hasSignsByAge(condition) ? SIGNS_TAB : undefined;
  const [first, ...others] = ageBands;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-2 print:block">
        <PanelLabel besidePicture>
          {first.to === null
            ? words('onlyAgeUp').replace('{from}', String(first.from))
            : assessmentWords('onlyAge').replace('{ages}', describeAges(first))}
        </PanelLabel>
        <Covers band={first} />
      </div>
    );
  }
  return (
    <AgeChoice
      question={assessmentWords('ageQuestion')}
      ages={ageBands}
      marked={assessmentWords('agesMarked')}
      opens={opens}
    >
      {(band) => (
        <>
          <Covers band={band} />
          {opens && (
            <a className="inline-block py-2.5 print:hidden" href={`#${opens}`}>
              <ArrowLabel>{words('signsAtAge').replace('{ages}', describeAges(band))}</ArrowLabel>
            </a>
          )}
        </>
      )}
    </AgeChoice>
  );
}

function Covers({ band }: { band: AgeBand }) {
  return (
    <p className="text-quiet print:in-data-age:inline">
      {band.covers.map((sentence) => (
        <span key={sentence.text}>
          <CitedText of={sentence} />{' '}
        </span>
      ))}
    </p>
  );
}
