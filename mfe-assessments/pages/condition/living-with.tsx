import { cn } from '@site/kit/ui/cn.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { helpAtSchoolPath } from '../../content/condition-path.ts';
import { BulletPoints } from '../medical/bullet-points.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { RelatedLink } from '../related-list.tsx';
import { useCondition } from './condition-context.ts';

/** Under the heading of a group, and beside it on a wide screen. */
const textClass = 'mt-3 lg:col-start-2 print:mt-[0.8mm]';

/** Everyday life, school and rights. */
export function LivingWith() {
  const { condition, say } = useCondition();
  const { heading, intro, groups } = condition.livingWith;
  return (
    <Section topic={condition.topic} title={say(heading)} intro={<CitedText of={intro} />}>
      <div className="grid gap-9 [--bullet:var(--hue)] print:block">
        {groups.map((group) => (
          <article
            key={group.heading}
            // Groups differ in length by ten times, so two columns of them would stand half empty.
            className="lg:grid lg:grid-cols-[minmax(0,13rem)_minmax(0,44rem)] lg:gap-x-10 print:mb-[2mm] print:block"
          >
            <h3 className="lg:col-start-1 lg:row-span-2 lg:row-start-1">{say(group.heading)}</h3>
            {group.intro && (
              <p className={cn(textClass, 'text-quiet lg:mt-0')}>
                <CitedText of={group.intro} />
              </p>
            )}
            <BulletPoints
              points={group.items}
              className={cn(textClass, !group.intro && 'lg:mt-0')}
            />
            {group.atSchool && (
              <p className="mt-1.5 lg:col-start-2">
                <RelatedLink href={helpAtSchoolPath}>{words.helpAtSchool}</RelatedLink>
              </p>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
