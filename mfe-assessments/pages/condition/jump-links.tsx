import { conditionPageWords as words } from '../../content/condition-page-words.ts';

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
    </nav>
  );
}
