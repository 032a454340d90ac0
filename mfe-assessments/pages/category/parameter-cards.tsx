import type { PhysicalCategory } from '../../content/category-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useMedicalText } from '../medical/medical-context.ts';
import { Spot } from '../spot.tsx';
import { CategoryItems, categoryItem } from './category-items.tsx';

/** What the physical check looks at. These cards lead nowhere. */
export function ParameterCards({ parameters }: Pick<PhysicalCategory, 'parameters'>) {
  const { site } = useMedicalText();
  return (
    <CategoryItems>
      {parameters.map(({ title, text, spot, colour }) => (
        <div key={title} className={categoryItem.card}>
          <Spot site={site} name={spot} colour={colour} />
          <div className={categoryItem.words}>
            <h3>{title}</h3>
            <p className="leading-snug text-ink-quiet">
              <CitedText of={text} />
            </p>
          </div>
        </div>
      ))}
    </CategoryItems>
  );
}
