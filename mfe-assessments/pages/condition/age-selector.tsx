import { useState } from 'react';
import { SegmentedRadios } from '@site/kit/ui/segmented-radios.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import type { AgeBand } from '../../content/condition-schema.ts';
import { ageRange } from './age-range.ts';
import { CitedText } from './cited-text.tsx';
import { useCondition } from './condition-context.ts';

/**
 * Asks for the child's age and says what the assessment covers at that age. The oldest band is chosen
 * at first. A single band is no choice: it is only named. Without JavaScript all bands are read.
 */
export function AgeSelector() {
  const { ageBands } = useCondition().condition;
  const [chosen, setChosen] = useState(ageBands.length - 1);
  const band = ageBands[chosen];
  if (!band) return null;
  if (ageBands.length === 1) {
    return (
      <div className="stack gap-2">
        <p className="lab">{words.onlyAge.replace('{ages}', agesInWords(band))}</p>
        <Covers band={band} />
      </div>
    );
  }
  return (
    <div className="stack">
      <SegmentedRadios
        legend={words.ageQuestion}
        name="age"
        options={ageBands.map((option, index) => ({
          value: String(index),
          label: (
            <>
              <b>{ageRange(option)}</b> {option.unit}
            </>
          ),
        }))}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
      />
      <div aria-live="polite">
        <Covers band={band} />
      </div>
      <noscript className="stack">
        {ageBands.slice(0, -1).map((other) => (
          <div key={other.from}>
            <b>{agesInWords(other)}</b>
            <Covers band={other} />
          </div>
        ))}
      </noscript>
    </div>
  );
}

function Covers({ band }: { band: AgeBand }) {
  return (
    <p className="quiet">
      {band.covers.map((sentence) => (
        <span key={sentence.text}>
          <CitedText of={sentence} />{' '}
        </span>
      ))}
    </p>
  );
}

function agesInWords(band: AgeBand): string {
  return `${ageRange(band)} ${band.unit}`;
}
