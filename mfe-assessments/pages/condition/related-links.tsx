import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { medicalPageWords } from '../../content/page-words.ts';
import { JumpLink, jumpRow } from '../jump-nav.tsx';
import { useCondition } from './condition-context.ts';

export function RelatedLinks() {
  const { site, condition, fill } = useCondition();
  return (
    <Section tight title={medicalPageWords('related')}>
      <ul className={cn(jumpRow, 'print:block')}>
        {condition.related.map(({ label, href }) => (
          <li key={href} className="max-md:flex-none">
            <JumpLink href={withProductSlug(href, site)}>{fill(label)}</JumpLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
