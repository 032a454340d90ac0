import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { conditionPages } from '../../content/condition-pages.ts';
import { conditionPath } from '../../content/condition-path.ts';
import { useCondition } from './condition-context.ts';

const existing: ReadonlySet<string> = new Set(conditionPages.map(conditionPath));

/** Other pages to read. Links to pages that are not there yet are left out; without any link there is nothing. */
export function RelatedLinks() {
  const { condition, say } = useCondition();
  const links = condition.related.filter(({ href }) => existing.has(href));
  if (links.length === 0) return null;
  return (
    <Section tight title={words.related}>
      <ul className="acts">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              <ArrowLabel>{say(label)}</ArrowLabel>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
