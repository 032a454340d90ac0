import { cn } from '@site/kit/ui/cn.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { BulletPoints } from '../medical/bullet-points.tsx';
import { CitedText } from '../medical/cited-text.tsx';
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
            {/* A letter to copy: its paragraphs alone, without the numbers of sources. */}
            {group.letter ? (
              <div
                className={cn(
                  textClass,
                  !group.intro && 'lg:mt-0',
                  'grid gap-3 rounded-card border border-line bg-surface px-5 py-4.5 print:block print:rounded-none print:border-0 print:border-l-[0.6mm] print:border-hue-200 print:p-0 print:pl-[2.5mm] [&_sup]:select-none',
                )}
              >
                {group.items.map((paragraph) => (
                  <p key={paragraph.text} className="print:not-first:mt-[0.8mm]">
                    <CitedText of={paragraph} />
                  </p>
                ))}
              </div>
            ) : (
              <BulletPoints
                points={group.items}
                className={cn(textClass, !group.intro && 'lg:mt-0')}
              />
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
