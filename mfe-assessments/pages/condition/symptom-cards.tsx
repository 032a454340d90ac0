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
          <article key={title} className={cn(cardLook.row, 'ui-picture-card')}>
            <div className={cardParts.rowPicture}>
              <ContentPicture site={site} picture={picture} />
            </div>
            <div className={cardParts.rowBody}>
              <h3>{say(title)}</h3>
              <p className="leading-snug text-ink-quiet">{say(subTitle)}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
