import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { digitalInterventions as words } from '../../content/digital-interventions.ts';
import { NumberedSteps } from './numbered-steps.tsx';
import { Scene } from './scene.tsx';

/** What is being made, and what a parent can do meanwhile. */
export function DigitalInterventions({ site }: { site: SiteConfig }) {
  const { img } = words;
  return (
    <Section ground="tint" topic="behavioural">
      <div className="ui-split">
        <div className="ui-text-column ui-in-the-making">
          <Chip tone="soon" onTint>
            {words.comingSoon}
          </Chip>
          <h2>{words.heading}</h2>
          <p className="ui-lead">{words.lead}</p>
          <div className="ui-actions">
            <ButtonLink href={words.more.to} variant="second">
              {words.more.text}
            </ButtonLink>
          </div>
          <Scene img={img} site={site} />
        </div>
        <div className="ui-text-column ui-meanwhile">
          <h3>{words.meanwhile}</h3>
          <NumberedSteps steps={words.steps} headingLevel={4} />
          <ButtonLink href={words.explore.to}>{words.explore.text}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
