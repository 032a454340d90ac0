import { Fragment } from 'react';
import { PagedList } from '@site/kit/ui/paged-list.tsx';
import type { Essential, SignGroup } from '../../content/condition-schema.ts';
import { BulletPoints } from '../medical/bullet-points.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { AskTheDoctor } from './ask-the-doctor.tsx';
import { useCondition } from './condition-context.ts';
import { oneAPage } from './deal-into-pages.ts';

type PointGroupListProps = {
  /** What the groups are, in the plural. */
  noun: string;
  groups: readonly (SignGroup & Essential)[];
  /** All groups stand on one page; otherwise each has a page of its own. */
  onOnePage?: boolean;
  /** The age that each group is about, as the address names it. */
  ages?: readonly string[];
};

/** Passages and groups of points under headings. Long lists are blocks on paper, and may be broken anywhere. */
export const groupsClass =
  'grid gap-4 md:gap-7 print:block print:*:mb-[2mm] print:*:break-inside-auto';

/** Groups of points under headings, one group a page unless told. */
export function PointGroupList({ noun, groups, onOnePage = false, ages }: PointGroupListProps) {
  const { say } = useCondition();
  const listed = groups.map(({ heading, intro, items, askTheDoctor, essential }) => (
    <Fragment key={heading}>
      <h4 data-essential={essential}>{say(heading)}</h4>
      {intro && (
        <p className="mt-2 text-quiet md:mt-3 print:mt-[0.8mm]">
          <CitedText of={intro} />
        </p>
      )}
      <BulletPoints points={items} className="mt-2 md:mt-3 print:mt-[0.8mm]" />
      {askTheDoctor && <AskTheDoctor about={askTheDoctor} />}
    </Fragment>
  ));
  return (
    <PagedList
      noun={noun}
      as="ul"
      pages={onOnePage ? [listed] : oneAPage(listed)}
      className={groupsClass}
      {...(ages && ages.length > 0 ? { ages } : {})}
    />
  );
}
