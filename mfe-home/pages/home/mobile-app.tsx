import { contentOf } from '@site/kit/content/content-of.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Section, Kicker } from '@site/kit/ui/section.tsx';
import type { MobileAppWords } from '../../content/section-schemas.ts';
import document from '../../content/mobile-app.md';
import { appDialogButton } from './app-dialog-button.island.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

const words = contentOf<MobileAppWords>(document);

/** Presents the mobile app: a link to download it, and a dialog with details. */
export function MobileApp({ site }: { site: SiteConfig }) {
  const { img } = words;
  return (
    <Section ground="tint" topic="general">
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <div className="grid grid-cols-1 justify-items-start gap-4 lg:order-2">
          <Kicker>{withSiteFacts(words.kick, site)}</Kicker>
          <h2>{words.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{words.lead}</p>
          <Ticks points={words.points} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={site.links.androidApp} external iconBefore="download">
              {words.download}
            </ButtonLink>
            <Island
              of={appDialogButton}
              props={{ label: words.about, failed: words.aboutFailed }}
            />
          </div>
          <p className="text-quiet">{words.hint}</p>
        </div>
        <ContentPicture picture={img} site={site} className="mx-auto lg:w-full" />
      </div>
    </Section>
  );
}
