import { Chip } from '@site/kit/ui/chip.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { FactList } from '../medical/fact-list.tsx';
import { useCondition } from './condition-context.ts';
import { Trail } from '../trail.tsx';
import { conditionTrail } from './condition-trail.ts';
import { JumpLinks } from './jump-links.tsx';
import { PricePanel } from './price-panel.tsx';
import { SignsInShort } from './signs-in-short.tsx';

/** The first band of the page: what the condition is, what is known of it, and the first step. */
export function ConditionTop() {
  const { site, condition } = useCondition();
  const { name, picture } = condition;
  return (
    <section data-ground="tint" data-topic={condition.topic}>
      <div className="ui-container">
        <Trail of={conditionTrail(condition)} site={site} />
        <div className="ui-condition-top">
          <div>
            <Chip onTint>{condition.chip}</Chip>
            <h1>
              <span>{name.short}</span>
              {` ${name.full}`}
            </h1>
            <p className="ui-lead">
              <CitedText of={condition.lead} />
            </p>
            <FactList facts={condition.facts}>
              <SignsInShort />
            </FactList>
            <JumpLinks />
          </div>
          <ContentPicture site={site} picture={picture} first />
          <PricePanel />
        </div>
      </div>
    </section>
  );
}
