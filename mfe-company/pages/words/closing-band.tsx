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
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <h2>{words.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{withSiteFacts(words.text, site)}</p>
          {children}
        </div>
        <div className="max-w-100 lg:ml-auto">
          <ContentPicture className="mx-auto lg:w-full" picture={words.picture} site={site} />
        </div>
      </div>
    </Section>
  );
}
