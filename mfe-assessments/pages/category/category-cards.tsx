import { Fragment, Children, type ReactNode } from 'react';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { pressable, cardLook } from '@site/kit/ui/card-look.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { pathAtMonths } from '@site/kit/ui/age-in-address.ts';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import type {
  ConditionCard,
  ConditionCategory,
  PhysicalCategory,
} from '../../content/category-schema.ts';
import { categoryPath } from '../../content/paths.ts';
import { ageId, ageRange, describeAges, agesForMonths, fitsAge, toMonths } from '../ages.ts';
import { useMedicalText } from '../medical/medical-context.ts';
import { Spot } from '../spot.tsx';
import { CitedText } from '../medical/cited-text.tsx';

/** Cards that link to the category's conditions. */
export function ConditionCards({ category }: { category: ConditionCategory }) {
  return (
    <CategoryItems>
      {category.assessmentTypes.map((card) => (
        <Card key={card.slug} category={category} card={card} />
      ))}
    </CategoryItems>
  );
}

type CardProps = { category: ConditionCategory; card: ConditionCard };

/**
 * A condition's card, covered by one of several links. The stylesheet shows the right one: once the parent has chosen
 * an age above, the link that passes this age on. Without a script the target page can't read the age from its address,
 * so for this case the link also targets the content for that age.
 */
function Card({ category, card }: CardProps) {
  const { site, fill } = useMedicalText();
  const { slug, title, subTitle, text, spot, colour, ages, reading, ageNote } = card;
  const path = `${categoryPath(category.topic)}/${slug}`;
  const isChoice = category.ages.length > 1;
  // If the condition has only one age band, its page has no age to choose either.
  const bands = ages.length > 1 ? ages.map((band) => ({ ...band, ...toMonths(band), band })) : [];
  const fitting = category.ages.flatMap((age, index) =>
    isChoice && fitsAge(card, age) ? [{ age, index }] : [],
  );
  return (
    <article
      className={cn(categoryItem.card, pressable, 'print:shadow-none')}
      data-ages={isChoice ? fitting.map(({ index }) => index).join(' ') : undefined}
    >
      <Spot site={site} picture={spot} colour={colour} />
      <div className={categoryItem.words}>
        <h3>{title}</h3>
        {subTitle && (
          <div className="my-1 flex">
            <Chip>{subTitle}</Chip>
          </div>
        )}
        <p className="leading-snug text-ink-quiet">{fill(text)}</p>
        {reading ? (
          <p className="mt-1.5 leading-snug text-ink-quiet">{fill(reading.text)}</p>
        ) : (
          <p className="mt-1.5 flex flex-wrap gap-x-[0.3em] font-semibold">
            {ages.map((range, index) => (
              <span key={range.from}>
                {index === ages.length - 1 ? describeAges(range) : `${ageRange(range)}, `}
              </span>
            ))}
          </p>
        )}
        {ageNote && <p className="mt-1.5 leading-snug text-ink-quiet">{ageNote}</p>}
        {isChoice && (
          <p data-other-age="" className="mt-1.5 hidden text-ink-quiet">
            {words('otherAge')}
          </p>
        )}
        <CardLink href={path} title={title} />
        {fitting.map(({ age, index }) => {
          const [href, named] = [
            pathAtMonths(path, toMonths(age)),
            { index, name: describeAges(age) },
          ];
          const { chosen } = agesForMonths(bands, toMonths(age));
          return (
            <Fragment key={index}>
              <CardLink href={href} title={title} age={named} isReplaced={chosen !== undefined} />
              {chosen && (
                <noscript>
                  <CardLink href={`${href}#${ageId(chosen.band)}`} title={title} age={named} />
                </noscript>
              )}
            </Fragment>
          );
        })}
      </div>
    </article>
  );
}

type CardLinkProps = {
  href: string;
  title: string;
  /** The age to pass on, and its index on this page. */
  age?: { index: number; name: string };
  /** Whether another link replaces this one without JavaScript. */
  isReplaced?: boolean;
};

/** A link that covers the card. The last lines of neighbouring cards align. */
function CardLink({ href, title, age, isReplaced = false }: CardLinkProps) {
  return (
    <a
      className={cn(
        'mt-auto pt-3 text-inherit no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink',
        age && 'hidden',
        isReplaced && 'noscript:invisible noscript:absolute',
      )}
      href={href}
      data-at-age={age?.index}
    >
      {age && (
        <span className="mb-1.5 flex items-center gap-1.5 font-semibold text-hue-text">
          <Icon name="check" size={20} /> {words('fitsAge').replace('{ages}', age.name)}{' '}
        </span>
      )}
      <ArrowLabel>{words('read')}</ArrowLabel>
      <span className="sr-only"> {words('about').replace('{title}', title)}</span>
    </a>
  );
}

type CategoryItemsProps = { children: ReactNode };

/**
 * A category's cards in a grid. A card that would be alone in the last row spans both columns; three cards share one
 * row on a wide screen.
 */
function CategoryItems({ children }: CategoryItemsProps) {
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
const categoryItem = {
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
          <Spot site={site} picture={spot} colour={colour} />
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
