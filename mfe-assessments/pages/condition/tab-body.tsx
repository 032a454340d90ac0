import type { ReactNode } from 'react';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { Panel } from '../panel.tsx';
import { useCondition } from './condition-context.ts';

type TabBodyProps = {
  /** The tab's part of the content file. */
  of: Pick<ConditionContent['definition'], 'icon' | 'heading' | 'intro'>;
  children: ReactNode;
};

/** A tab panel: icon, heading and introduction, then the content. */
export function TabBody({ of: { icon, heading, intro }, children }: TabBodyProps) {
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
