import { Fragment, type ReactNode } from 'react';
import { Icon } from '@site/kit/ui/icon.tsx';
import { PagedList } from '@site/kit/ui/paged-list.tsx';
import { StepNumber } from '@site/kit/ui/steps.tsx';
import { bullets } from '@site/kit/ui/ticks.tsx';
import type {
  AskTheDoctor as Questions,
  ConditionContent,
  Essential,
  NamedItem,
  SignGroup,
} from '../../content/condition-schema.ts';
import { conditionPageWords as words } from '../../content/page-words.ts';
import { BulletPoints, CitedText } from '../medical/cited-text.tsx';
import { Panel } from '../panel.tsx';
import { useCondition } from './condition-context.ts';
import { signAges } from './tab-list.ts';

/** How many items the first page of a list has; the others are on the second (specification §4, Paging). */
const FIRST = { types: 5, signs: 9, causes: 3 } as const;

/** The layout of text with headings and groups of points. In print, long lists are blocks that can break anywhere. */
const groupsClass = 'grid gap-4 md:gap-7 print:block print:*:mb-[2mm] print:*:break-inside-auto';

const numberedItems =
  'ui-numbered-items grid xl:-mt-4 *:grid *:grid-cols-[48px_1fr] *:gap-4 *:border-b *:border-line *:py-4';

export function DefinitionTab() {
  const { condition, fill } = useCondition();
  return (
    <TabBody of={condition.definition}>
      <ul className={groupsClass}>
        {condition.definition.passages.map((passage) => (
          <li key={passage.heading}>
            <h4>{fill(passage.heading)}</h4>
            {passage.paragraphs.map((paragraph) => (
              <p key={paragraph.text} className="mt-1.5 md:mt-3 print:mt-[0.8mm]">
                <CitedText of={paragraph} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </TabBody>
  );
}

export function TypesTab() {
  const { types } = useCondition().condition;
  return (
    <TabBody of={types}>
      <NamedItems noun={words('paged.types')} items={types.items} first={FIRST.types} />
    </TabBody>
  );
}

/** Signs and symptoms: one group per page, or nine signs and then the rest. */
export function SignsTab() {
  const { condition } = useCondition();
  const { signs } = condition;
  return (
    <TabBody of={signs}>
      {signs.kind === 'groups' ? (
        <PointGroupList
          noun={words('paged.signGroups')}
          groups={signs.groups}
          ages={signAges(condition)}
        />
      ) : (
        <PagedList
          noun={words('paged.signs')}
          as="ul"
          pages={splitAfter(
            signs.items.map((item) => <CitedText key={item.text} of={item} />),
            FIRST.signs,
          )}
          className={bullets}
        />
      )}
    </TabBody>
  );
}

/** Causes: three and then the rest, or one group per page. */
export function CausesTab() {
  const { causes } = useCondition().condition;
  return (
    <TabBody of={causes}>
      {causes.kind === 'groups' ? (
        <PointGroupList noun={words('paged.causeGroups')} groups={causes.groups} />
      ) : (
        <NamedItems noun={words('paged.causes')} items={causes.items} first={FIRST.causes} />
      )}
    </TabBody>
  );
}

/** The steps of diagnosis, on one page. */
export function DiagnosisTab() {
  const { diagnosis } = useCondition().condition;
  return (
    <TabBody of={diagnosis}>
      <ol className={numberedItems}>
        {diagnosis.steps.map(({ subheading, types, essential }, index) => (
          <li key={subheading}>
            <NumberedItem number={index + 1} heading={subheading} essential={essential}>
              <BulletPoints points={types} className="mt-2 print:mt-0" />
            </NumberedItem>
          </li>
        ))}
      </ol>
    </TabBody>
  );
}

/** Treatments: one group per page, or all groups on one. */
export function TreatmentTab() {
  const { treatment } = useCondition().condition;
  return (
    <TabBody of={treatment}>
      <PointGroupList
        noun={words('paged.treatmentGroups')}
        groups={treatment.groups}
        onOnePage={treatment.kind === 'all-on-one-page'}
      />
    </TabBody>
  );
}

type TabBodyProps = {
  /** The tab's part of the content file. */
  of: Pick<ConditionContent['definition'], 'icon' | 'heading' | 'intro'>;
  children: ReactNode;
};

/** A tab panel: icon, heading and introduction, then the content. */
function TabBody({ of: { icon, heading, intro }, children }: TabBodyProps) {
  const { fill } = useCondition();
  return (
    <Panel>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-2 md:gap-3 xl:sticky xl:top-26 xl:self-start print:mb-[1.5mm] print:block">
        <span className="grid h-10 w-11 flex-none place-items-center rounded-stone bg-hue-200 text-hue-text print:float-left print:mr-[2mm] print:h-[6.4mm] print:w-[7mm]">
          <Icon name={icon} className="print:size-[4.5mm]" />
        </span>
        <h4 className="text-24 print:text-20 print:leading-[6.4mm]">{fill(heading)}</h4>
        <p className="col-span-2 text-quiet print:clear-left">
          <CitedText of={intro} />
        </p>
      </div>
      <div>{children}</div>
    </Panel>
  );
}

type NamedItemsProps = { noun: string; items: readonly NamedItem[]; first: number };

/** Numbered items with a name and a sentence or two, on two pages if there are more than `first`. */
function NamedItems({ noun, items, first }: NamedItemsProps) {
  const listed = items.map(({ heading, subtext }, index) => (
    <NumberedItem key={heading} number={index + 1} heading={heading}>
      <p className="mt-1 text-ink-quiet">
        <CitedText of={subtext} />
      </p>
    </NumberedItem>
  ));
  return <PagedList noun={noun} pages={splitAfter(listed, first)} className={numberedItems} />;
}

type NumberedItemProps = {
  /** Whether the item is printed with the essentials. */
  essential?: true | undefined;
  /** The item's position in the whole list across pages, from 1. */
  number: number;
  heading: string;
  children: ReactNode;
};

/** The content of a `numberedItems` list item. */
function NumberedItem({ number, heading, essential, children }: NumberedItemProps) {
  const { fill } = useCondition();
  return (
    <>
      <StepNumber>{number}</StepNumber>
      <div>
        <h4 data-essential={essential}>{fill(heading)}</h4>
        {children}
      </div>
    </>
  );
}

type PointGroupListProps = {
  noun: string;
  groups: readonly (SignGroup & Essential)[];
  /** Shows all groups on one page, instead of one per page. */
  onOnePage?: boolean;
  /** The age that each group is about, in the format of the address. */
  ages?: readonly string[];
};

/** Groups of points with headings, by default one group per page. */
function PointGroupList({ noun, groups, onOnePage = false, ages }: PointGroupListProps) {
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
      pages={onOnePage ? [listed] : listed.map((group) => [group])}
      className={groupsClass}
      {...(ages && ages.length > 0 ? { ages } : {})}
    />
  );
}

/** Questions for the doctor at one age: movement, hands, language and hearing, social skills. */
function AskTheDoctor({ about }: { about: Questions }) {
  return (
    <div className="mt-5 rounded-card border border-hue-200 bg-surface px-4.5 pt-4 pb-4.5 print:mt-[1.2mm] print:rounded-none print:border-0 print:border-l-[0.6mm] print:p-0 print:pl-[2.5mm]">
      <h5 className="font-head text-20 leading-tight font-semibold text-balance print:break-after-avoid print:text-16">
        {words('askTheDoctor.heading')}
      </h5>
      <dl className="mt-3 grid gap-3.5 print:mt-[0.8mm]">
        {(['movement', 'hands', 'languageAndHearing', 'social'] as const).map((area) => (
          <div key={area}>
            <dt className="mb-1.5 font-semibold print:mt-[0.6mm] print:mb-0 print:break-after-avoid">
              {words(`askTheDoctor.${area}`)}
            </dt>
            <dd>
              <BulletPoints points={about[area]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Splits a list into two pages. If everything fits on the first, returns one page, which needs no pager. */
function splitAfter(items: readonly ReactNode[], first: number): readonly (readonly ReactNode[])[] {
  return items.length <= first ? [items] : [items.slice(0, first), items.slice(first)];
}
