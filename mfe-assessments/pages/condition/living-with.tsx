import { Section } from '@site/kit/ui/section.tsx';
import { BulletPoints } from '../medical/bullet-points.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';

/** Everyday life, school and rights. */
export function LivingWith() {
  const { condition, say } = useCondition();
  const { heading, intro, groups } = condition.livingWith;
  return (
    <Section topic={condition.topic} title={say(heading)} intro={<CitedText of={intro} />}>
      <div className="ui-living-with">
        {groups.map((group) => (
          <article key={group.heading}>
            <h3>{say(group.heading)}</h3>
            {group.intro && (
              <p className="ui-quiet">
                <CitedText of={group.intro} />
              </p>
            )}
            {group.letter ? (
              <div className="ui-letter">
                {group.items.map((paragraph) => (
                  <p key={paragraph.text}>
                    <CitedText of={paragraph} />
                  </p>
                ))}
              </div>
            ) : (
              <BulletPoints points={group.items} />
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
