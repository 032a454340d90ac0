import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { RelatedLink, RelatedList } from '../related-list.tsx';
import { useCondition } from './condition-context.ts';

/** Other pages to read. */
export function RelatedLinks() {
  const { site, condition, say } = useCondition();
  return (
    <Section tight title={words.related}>
      <RelatedList underHeading>
        {condition.related.map(({ label, href }) => (
          <li key={href}>
            <RelatedLink href={withProductSlug(href, site)}>{say(label)}</RelatedLink>
          </li>
        ))}
      </RelatedList>
    </Section>
  );
}
