import { conditionPageWords as words } from '../../content/condition-page-words.ts';

/** The parts that most readers come for, one press away. */
export function JumpLinks() {
  return (
    <nav className="jump-links" aria-label={words.onThisPage}>
      {words.jumps.map(({ label, to }) => (
        <a key={to} href={`#${to}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
