import { Section } from '@site/kit/ui/section.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook, cardParts } from '@site/kit/ui/card-look.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';

/** Cards with images of signs that a parent may notice. */
export function SymptomCards() {
  const { site, condition, fill } = useCondition();
  const { heading, intro, cards } = condition.symptoms;
  return (
    <Section topic={condition.topic} title={fill(heading)} intro={<CitedText of={intro} />}>
      <div className="grid gap-2 md:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-5 print:block">
        {cards.map(({ title, subTitle, picture }) => (
          // On a phone, a row with the image and then the text, which wraps below the image if it is so large that a
          // long word wouldn't fit.
          <article
            key={title}
            data-symptom=""
            className={cn(
              cardLook.edge,
              'flex-wrap gap-1 lg:flex-col lg:flex-nowrap print:mb-[1mm] print:block print:border-0 print:bg-transparent',
            )}
          >
            <div className="grid flex-[1_1_72px] place-items-center bg-hue-100 p-1.5 md:p-2 md:flex-[1_1_132px] lg:flex-none lg:px-4.5 lg:pt-4.5 lg:pb-2.5 print:hidden">
              <ContentPicture
                site={site}
                picture={picture}
                className="w-full max-w-32 md:max-w-40 lg:max-w-none"
              />
            </div>
            <div
              className={cn(
                cardParts.words,
                'min-w-0 flex-[999_1_8.5rem] justify-center gap-1.5 max-md:gap-0.5 max-md:px-3.5 max-md:py-2.5 lg:flex-1 lg:justify-start print:block print:p-0',
              )}
            >
              <h3>{fill(title)}</h3>
              <p className="leading-snug text-ink-quiet">{fill(subTitle)}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
