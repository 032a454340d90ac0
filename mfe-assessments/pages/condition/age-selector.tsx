import { useState } from 'react';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import type { AgeBand } from '../../content/condition-schema.ts';
import { AgeRadios } from '../age-radios.tsx';
import { agesInWords } from '../age-words.ts';
import { CitedText } from '../medical/cited-text.tsx';
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
      <AgeRadios
        question={words.ageQuestion}
        ages={ageBands}
        chosen={chosen}
        onChoose={setChosen}
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
