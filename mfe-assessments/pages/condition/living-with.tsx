import type { ReactNode } from 'react';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { conditionPageWords as words } from '../../content/page-words.ts';
import { helpAtSchoolPath } from '../../content/paths.ts';
import type { SideOfLife } from '../../content/condition-schema.ts';
import { BulletPoints, CitedText } from '../medical/cited-text.tsx';
import { RelatedLink } from '../related-list.tsx';
import { useCondition } from './condition-context.ts';

/** Places text below a group's heading, or beside it on a wide screen. */
const textClass = 'mt-2 md:mt-3 lg:col-start-2 print:mt-[0.8mm]';

/** Everyday life, school and rights. Safety advice comes first, and is never collapsed. */
export function LivingWith() {
  const { condition, fill } = useCondition();
  const { heading, intro, groups } = condition.livingWith;
  const first = groups.filter(({ safety }) => safety);
  const others = groups.filter(({ safety }) => !safety);
  return (
    <Section topic={condition.topic} title={fill(heading)} intro={<CitedText of={intro} />}>
      <div className="grid gap-4 md:gap-9 print:block">
        {first.length > 0 && <Sides of={first} />}
        {others.length > 0 && (
          <FoldOnPhone label={others.map((group) => fill(group.heading)).join('\u00A0· ')}>
            <Sides of={others} />
          </FoldOnPhone>
        )}
      </div>
    </Section>
  );
}

function Sides({ of: groups }: { of: readonly SideOfLife[] }) {
  const { fill } = useCondition();
  return (
    <div className="grid gap-5 [--bullet:var(--hue)] md:gap-9 print:block">
      {groups.map((group) => (
        <article
          key={group.heading}
          // The longest group is ten times as long as the shortest, so two columns of groups would be half empty.
          className="lg:grid lg:grid-cols-[minmax(0,13rem)_minmax(0,44rem)] lg:gap-x-10 print:mb-[2mm] print:block"
        >
          <h3 className="lg:col-start-1 lg:row-span-2 lg:row-start-1">{fill(group.heading)}</h3>
          {group.intro && (
            <p className={cn(textClass, 'text-quiet lg:mt-0')}>
              <CitedText of={group.intro} />
            </p>
          )}
          <BulletPoints points={group.items} className={cn(textClass, !group.intro && 'lg:mt-0')} />
          {group.atSchool && (
            <p className="mt-1.5 lg:col-start-2">
              <RelatedLink href={helpAtSchoolPath}>{words('helpAtSchool')}</RelatedLink>
            </p>
          )}
        </article>
      ))}
    </div>
  );
}

/** The costs in India, if the page has them. */
export function Cost() {
  const { condition, fill } = useCondition();
  const { cost } = condition;
  if (!cost) return null;
  return (
    <Section
      ground="white"
      topic={condition.topic}
      title={fill(cost.heading)}
      intro={<CitedText of={cost.intro} />}
    >
      <FoldOnPhone label={words('costs')}>
        {/* Many short points, in two columns if these fit. */}
        <BulletPoints
          points={cost.items}
          className="xl:block xl:columns-2 xl:gap-x-16 xl:*:mb-2 xl:*:break-inside-avoid"
        />
      </FoldOnPhone>
    </Section>
  );
}

type FoldOnPhoneProps = {
  /** Names the collapsed content. */
  label: string;
  children: ReactNode;
};

/**
 * Secondary content of a long page, collapsed only on phones. It is a `<details>`, so that it opens without scripts and
 * through find-in-page. Browsers without `::details-content` collapse it on every screen.
 */
function FoldOnPhone({ label, children }: FoldOnPhoneProps) {
  return (
    <details
      data-fold-on-phone=""
      className="group/fold md:supports-[selector(::details-content)]:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 border-y border-line py-2.5 font-head text-18 leading-tight font-semibold text-hue-text md:supports-[selector(::details-content)]:hidden print:hidden [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevron-down" className="transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="max-md:not-print:pt-3.5">{children}</div>
    </details>
  );
}
