import { Icon } from '@site/kit/ui/icon.tsx';
import type { Fact } from '../../content/medical-text-schema.ts';
import { CitedText } from './cited-text.tsx';

/** What is known, in a few short facts. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="ui-facts" data-fold="">
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
