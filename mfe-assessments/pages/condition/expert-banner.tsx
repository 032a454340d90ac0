import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { useCondition } from './condition-context.ts';

/** Offers a talk with an expert to those who would rather begin with a person. */
export function ExpertBanner() {
  const { site, condition, say } = useCondition();
  const { heading, text, picture } = condition.consultExpert;
  return (
    <Section ground="dark" tight>
      <div className="split">
        <div className="txt">
          <h2>{say(heading)}</h2>
          <p className="lead">{say(text)}</p>
          <ButtonLink href="/clinic" variant="sun">
            {words.consultExpert}
          </ButtonLink>
        </div>
        <Picture
          assetBase={site.assetBase}
          path={picture.src}
          width={picture.width}
          height={picture.height}
          alt={say(picture.alt)}
        />
      </div>
    </Section>
  );
}
