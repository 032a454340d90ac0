import { Fragment } from 'react';
import { PagedList } from '@site/kit/ui/paged-list.tsx';
import type { Essential, SignGroup } from '../../content/condition-schema.ts';
import { BulletPoints } from '../medical/bullet-points.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { AskTheDoctor } from './ask-the-doctor.tsx';
import { useCondition } from './condition-context.ts';
import { onePerPage } from './split-into-pages.ts';

type PointGroupListProps = {
  noun: string;
  groups: readonly (SignGroup & Essential)[];
  /** Shows all groups on one page, instead of one per page. */
  onOnePage?: boolean;
  /** The age that each group is about, in the format of the address. */
  ages?: readonly string[];
};

/** The layout of text with headings and groups of points. In print, long lists are blocks that can break anywhere. */
export const groupsClass =
  'grid gap-4 md:gap-7 print:block print:*:mb-[2mm] print:*:break-inside-auto';

/** Groups of points with headings, by default one group per page. */
export function PointGroupList({ noun, groups, onOnePage = false, ages }: PointGroupListProps) {
  const { fill } = useCondition();
  const listed = groups.map(({ heading, intro, items, askTheDoctor, essential }) => (
    <Fragment key={heading}>
      <h4 data-essential={essential}>{fill(heading)}</h4>
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
      pages={onOnePage ? [listed] : onePerPage(listed)}
      className={groupsClass}
      {...(ages && ages.length > 0 ? { ages } : {})}
    />
  );
}
