import { DangerStrip } from '@site/kit/ui/danger-strip.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { FactList } from '../medical/fact-list.tsx';
import { TopBand } from '../top-band.tsx';
import { MANY_AGES } from '../age-choice.tsx';
import { Trail, conditionTrail } from '../trail.tsx';
import { useCondition } from './condition-context.ts';
import { InBrief } from './in-brief.tsx';
import { JumpLinks } from './jump-links.tsx';
import { PricePanel } from './price-panel.tsx';

/** The top band: lead, facts and first step. */
export function ConditionTop() {
  const { site, condition } = useCondition();
  const { name, picture, topic, chip, lead, facts, ageBands, warnsOfSuicide } = condition;
  return (
    <TopBand
      site={site}
      topic={topic}
      trail={<Trail of={conditionTrail(condition)} site={site} />}
      chip={chip}
      name={name.short}
      heading={name.full}
      warning={
        warnsOfSuicide && (
          <DangerStrip
            of="suicide"
            site={site}
            className="mb-3.5 print:in-data-condition:mb-[2mm]"
          />
        )
      }
      lead={<CitedText of={lead} />}
      words={
        <>
          <InBrief />
          <FactList facts={facts} />
          <JumpLinks />
        </>
      }
      picture={picture}
      tallPanel={ageBands.length >= MANY_AGES}
    >
      <PricePanel />
    </TopBand>
  );
}
