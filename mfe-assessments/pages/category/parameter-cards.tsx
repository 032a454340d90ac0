import { cn } from '@site/kit/ui/cn.ts';
import { cardLook } from '@site/kit/ui/card-look.ts';
import type { PhysicalCategory } from '../../content/category-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useMedicalText } from '../medical/medical-context.ts';
import { Spot } from '../spot.tsx';

/** What the physical check looks at. These cards lead nowhere. */
export function ParameterCards({ parameters }: Pick<PhysicalCategory, 'parameters'>) {
  const { site } = useMedicalText();
  return (
    <ul className="ui-category-items">
      {parameters.map(({ title, text, spot, colour }) => (
        <li key={title} className={cn(cardLook.still, 'ui-category-item')}>
          <Spot site={site} name={spot} colour={colour} />
          <div>
            <h3>{title}</h3>
            <p className="leading-snug text-ink-quiet">
              <CitedText of={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
