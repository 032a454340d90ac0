import { Section } from '@site/kit/ui/section.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook, cardParts } from '@site/kit/ui/card-look.ts';
import { CitedText } from '../medical/cited-text.tsx';
import { useCondition } from './condition-context.ts';

/** What a parent may notice, in three pictures. */
export function SymptomCards() {
  const { site, condition, say } = useCondition();
  const { heading, intro, cards } = condition.symptoms;
  return (
    <Section topic={condition.topic} title={say(heading)} intro={<CitedText of={intro} />}>
      <div className="ui-three-columns">
        {cards.map(({ title, subTitle, picture }) => (
          // The picture stands above the words where their size leaves no room beside it for a long one.
          <article
            key={title}
            className={cn(
              cardLook.edge,
              'ui-picture-card flex-row flex-wrap gap-1 lg:flex-col lg:flex-nowrap',
            )}
          >
            <div className="ui-card-picture grid flex-[1_1_132px] place-items-center bg-hue-100 p-2 lg:flex-none lg:px-4.5 lg:pt-4.5 lg:pb-2.5 [&_img]:w-full [&_img]:max-w-[160px] lg:[&_img]:max-w-none">
              <ContentPicture site={site} picture={picture} />
            </div>
            <div
              className={cn(
                cardParts.words,
                'min-w-0 flex-[999_1_8.5rem] justify-center gap-1.5 lg:flex-1 lg:justify-start',
              )}
            >
              <h3>{say(title)}</h3>
              <p className="leading-snug text-ink-quiet">{say(subTitle)}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
