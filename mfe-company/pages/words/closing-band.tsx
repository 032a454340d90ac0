import type { ReactNode } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { ContentPicture, type PictureContent } from '@site/kit/ui/content-picture.tsx';

type ClosingBandProps = {
  words: { heading: string; text: string; picture: PictureContent };
  site: SiteConfig;
  /** What to press, under the words. */
  children: ReactNode;
};

/** The dark band near the foot of a page: one thing to do next, beside a picture. */
export function ClosingBand({ words, site, children }: ClosingBandProps) {
  return (
    <Section ground="dark" tight>
      <div className="ui-split">
        <div className="ui-text-column">
          <h2>{words.heading}</h2>
          <p className="ui-lead">{withSiteFacts(words.text, site)}</p>
          {children}
        </div>
        <div className="max-w-100 lg:ml-auto">
          <ContentPicture picture={words.picture} site={site} />
        </div>
      </div>
    </Section>
  );
}
