import type { ReactNode } from 'react';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { Fact } from '../../content/medical-text-schema.ts';
import { CitedText } from './cited-text.tsx';

type FactListProps = {
  facts: readonly Fact[];
  /** An item that comes before the facts. */
  children?: ReactNode;
};

/** One fact: an icon, then words. */
export const factLook =
  'flex items-start gap-3 leading-snug xl:flex-col xl:gap-2 xl:rounded-card xl:border xl:border-line xl:bg-surface xl:px-5 xl:py-4.5';

/** What is known, in a few short facts. */
export function FactList({ facts, children }: FactListProps) {
  return (
    <ul className="ui-facts grid gap-2.5 xl:grid-cols-[1fr_1fr] xl:gap-3.5" data-fold="">
      {children}
      {facts.map((fact) => (
        <li key={fact.text} className={factLook}>
          <Icon name={fact.icon} className="text-hue-ui" />
          <span>
            <CitedText of={fact} />
          </span>
        </li>
      ))}
    </ul>
  );
}
