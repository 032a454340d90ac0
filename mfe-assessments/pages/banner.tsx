import type { SiteConfig } from '@site/kit/site.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { ContentPicture, type PictureContent } from '@site/kit/ui/content-picture.tsx';

type BannerProps = {
  site: SiteConfig;
  heading: string;
  text: string;
  picture: PictureContent;
  /** The one thing to press. */
  action: { label: string; href: string };
};

/** The dark band of a page: an offer to those who would rather begin with a person. */
export function Banner({ site, heading, text, picture, action }: BannerProps) {
  return (
    <div className="print:hidden">
      <Section ground="dark" tight>
        <div className="grid items-center gap-7 lg:grid-cols-[1fr_1fr] lg:gap-12">
          <div className="grid grid-cols-1 justify-items-start gap-4">
            <h2>{withSiteFacts(heading, site)}</h2>
            <p className="max-w-lead text-18 text-quiet">{withSiteFacts(text, site)}</p>
            <ButtonLink href={action.href} variant="sun">
              {action.label}
            </ButtonLink>
          </div>
          <ContentPicture site={site} picture={picture} className="mx-auto w-[min(100%,440px)]" />
        </div>
      </Section>
    </div>
  );
}
