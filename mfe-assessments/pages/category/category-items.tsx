import { Children, type ReactNode } from 'react';
import { cardLook } from '@site/kit/ui/card-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import type { PhysicalCategory } from '../../content/category-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useMedicalText } from '../medical/medical-context.ts';
import { Spot } from '../spot.tsx';

type CategoryItemsProps = { children: ReactNode };

/**
 * A category's cards in a grid. A card that would be alone in the last row spans both columns; three cards share one
 * row on a wide screen.
 */
export function CategoryItems({ children }: CategoryItemsProps) {
  const isThree = Children.count(children) === 3;
  return (
    <ul
      data-category-items=""
      className={cn(
        'grid gap-4 lg:grid-cols-[1fr_1fr] lg:gap-5',
        isThree && 'xl:grid-cols-[repeat(3,1fr)]',
      )}
    >
      {Children.map(children, (card) => (
        <li
          className={cn(
            'grid',
            isThree ? 'lg:max-xl:last:odd:col-span-2' : 'lg:last:odd:col-span-2',
          )}
        >
          {card}
        </li>
      ))}
    </ul>
  );
}

/** Card layout: a small image on a coloured background, then text. */
export const categoryItem = {
  card: cn(cardLook.edge, 'flex-wrap gap-4 pt-4.5 pr-5 pb-5 pl-4'),
  words: 'flex min-w-0 flex-[1_1_8rem] flex-col items-start',
} as const;

/** The parts of the physical check-up, as cards without links. */
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
