import { Icon } from '@site/kit/ui/icon.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { ESSENTIALS } from './essentials.tsx';

/** The parts that most readers come for, one press away. */
export function JumpLinks() {
  return (
    <nav className="ui-jump-links" aria-labelledby="on-this-page">
      <p id="on-this-page">{words.onThisPage}</p>
      {words.jumps.map(({ label, to }) => (
        <a key={to} href={`#${to}`}>
          {label}
        </a>
      ))}
      <a href={`#${ESSENTIALS}`}>
        <Icon name="printer" size={20} /> {words.essentials.print}
      </a>
    </nav>
  );
}
