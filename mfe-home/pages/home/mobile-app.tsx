import { Suspense, lazy, useState } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { mobileApp as words } from '../../content/mobile-app.ts';
import { TickedPoints } from './ticked-points.tsx';
import { Scene } from './scene.tsx';

const AppDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "app-dialog" */ './app-dialog.tsx')).AppDialog,
}));

/** The mobile app: where to get it, and a dialog that says more, whose code comes when it is asked for. */
export function MobileApp({ site }: { site: SiteConfig }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { img } = words;
  return (
    <Section ground="tint" topic="general">
      <div className="split split-flip">
        <div className="txt">
          <p className="kick">{withSiteFacts(words.kick, site)}</p>
          <h2>{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <TickedPoints points={words.points} />
          <div className="acts">
            <ButtonLink href={site.links.androidApp} external iconBefore="download">
              {words.download}
            </ButtonLink>
            <button
              type="button"
              className="btn btn-second noscript:hidden"
              data-live=""
              aria-haspopup="dialog"
              onClick={() => {
                setAsked(true);
                setOpen(true);
              }}
            >
              {words.about}
            </button>
          </div>
          <p className="quiet">{words.hint}</p>
        </div>
        <Scene img={img} site={site} />
      </div>
      {asked && (
        <Suspense>
          <AppDialog site={site} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
