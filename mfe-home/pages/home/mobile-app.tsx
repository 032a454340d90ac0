import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { mobileApp as words } from '../../content/mobile-app.ts';
import { appDialogButton } from './app-dialog-button.island.tsx';
import { TickedPoints } from './ticked-points.tsx';
import { Scene } from './scene.tsx';

/** The mobile app: where to get it, and a dialog that says more. */
export function MobileApp({ site }: { site: SiteConfig }) {
  const { img } = words;
  return (
    <Section ground="tint" topic="general">
      <div className="ui-split ui-split-reversed">
        <div className="ui-text-column">
          <p className="ui-kicker">{withSiteFacts(words.kick, site)}</p>
          <h2>{words.heading}</h2>
          <p className="ui-lead">{words.lead}</p>
          <TickedPoints points={words.points} />
          <div className="ui-actions">
            <ButtonLink href={site.links.androidApp} external iconBefore="download">
              {words.download}
            </ButtonLink>
            <Island
              of={appDialogButton}
              props={{ label: words.about, failed: words.aboutFailed }}
            />
          </div>
          <p className="ui-quiet">{words.hint}</p>
        </div>
        <Scene img={img} site={site} />
      </div>
    </Section>
  );
}
