import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { useCondition } from './condition-context.ts';

/** Other pages to read. */
export function RelatedLinks() {
  const { site, condition, say } = useCondition();
  return (
    <Section tight title={words.related}>
      <ul className="ui-related">
        {condition.related.map(({ label, href }) => (
          <li key={href}>
            <a href={withProductSlug(href, site)}>
              <ArrowLabel>{say(label)}</ArrowLabel>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
