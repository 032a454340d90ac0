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
        <li key={title} className="ui-card ui-category-item">
          <Spot site={site} name={spot} colour={colour} />
          <div>
            <h3>{title}</h3>
            <p className="ui-card-text">
              <CitedText of={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
