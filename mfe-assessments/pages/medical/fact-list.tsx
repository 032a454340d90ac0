import type { ReactNode } from 'react';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { Fact } from '../../content/medical-text-schema.ts';
import { CitedText } from './cited-text.tsx';

type FactListProps = {
  facts: readonly Fact[];
  /** An item that comes before the facts. */
  children?: ReactNode;
};

/** What is known, in a few short facts. */
export function FactList({ facts, children }: FactListProps) {
  return (
    <ul className="ui-facts" data-fold="">
      {children}
      {facts.map((fact) => (
        <li key={fact.text}>
          <Icon name={fact.icon} />
          <span>
            <CitedText of={fact} />
          </span>
        </li>
      ))}
    </ul>
  );
}
