import { Chip } from '@site/kit/ui/chip.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { topicClass } from '@site/kit/ui/topic.ts';
import { CitedText } from './cited-text.tsx';
import { useCondition } from './condition-context.ts';
import { ConditionTrail } from './condition-trail.tsx';
import { JumpLinks } from './jump-links.tsx';
import { PricePanel } from './price-panel.tsx';

/** The first band of the page: what the condition is, what is known of it, and the first step. */
export function ConditionTop() {
  const { site, condition, say } = useCondition();
  const { name, picture } = condition;
  return (
    <section className={`ground ${topicClass[condition.topic]}`}>
      <div className="wrap">
        <ConditionTrail />
        <div className="condition-top">
          <div>
            <Chip onTint>{condition.chip}</Chip>
            <h1>
              <span>{name.short}</span>
              {` ${name.full}`}
            </h1>
            <p className="lead">
              <CitedText of={condition.lead} />
            </p>
            <ul className="facts">
              {condition.facts.map((fact) => (
                <li key={fact.text}>
                  <Icon name={fact.icon} />
                  <span>
                    <CitedText of={fact} />
                  </span>
                </li>
              ))}
            </ul>
            <JumpLinks />
          </div>
          <Picture
            assetBase={site.assetBase}
            path={picture.src}
            width={picture.width}
            height={picture.height}
            alt={say(picture.alt)}
            first
          />
          <PricePanel />
        </div>
      </div>
    </section>
  );
}
