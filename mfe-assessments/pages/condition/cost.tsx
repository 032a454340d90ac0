import { Section } from '@site/kit/ui/section.tsx';
import { conditionPageWords as words } from '../../content/page-words.ts';
import { FoldOnPhone } from '../fold-on-phone.tsx';
import { BulletPoints } from '../medical/bullet-points.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';

/** The costs in India, if the page has them. */
export function Cost() {
  const { condition, fill } = useCondition();
  const { cost } = condition;
  if (!cost) return null;
  return (
    <Section
      ground="white"
      topic={condition.topic}
      title={fill(cost.heading)}
      intro={<CitedText of={cost.intro} />}
    >
      <FoldOnPhone label={words('costs')}>
        {/* Many short points, in two columns if these fit. */}
        <BulletPoints
          points={cost.items}
          className="xl:block xl:columns-2 xl:gap-x-16 xl:*:mb-2 xl:*:break-inside-avoid"
        />
      </FoldOnPhone>
    </Section>
  );
}
