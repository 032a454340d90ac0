import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { DigitalInterventionsWords } from '../../content/section-schemas.ts';
import document from '../../content/digital-interventions.md';
import { Steps } from '@site/kit/ui/steps.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

const words = contentOf<DigitalInterventionsWords>(document);

/** Describes the interventions in development, and what a parent can do until they launch. */
export function DigitalInterventions({ site }: { site: SiteConfig }) {
  const { img } = words;
  return (
    <Section ground="tint" topic="behavioural">
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <Chip tone="soon" onTint>
            {words.comingSoon}
          </Chip>
          <h2>{words.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{words.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={words.more.to} variant="second">
              {words.more.text}
            </ButtonLink>
          </div>
          <ContentPicture picture={img} site={site} className="mx-auto lg:w-full lg:max-w-105" />
        </div>
        <div className="grid grid-cols-1 justify-items-start gap-4 rounded-panel bg-surface px-5 py-6 lg:p-8">
          <h3 className="text-24">{words.meanwhile.heading}</h3>
          <Steps
            steps={words.meanwhile.steps.map(({ title, about }) => ({ title, text: about }))}
            headingLevel={4}
          />
          <ButtonLink href={words.explore.to}>{words.explore.text}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
