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
  action: { label: string; href: string };
};

/** A dark band that offers a call to parents who would rather talk to a person first. */
export function Banner({ site, heading, text, picture, action }: BannerProps) {
  return (
    <div className="print:hidden">
      <Section ground="dark" tight>
        {/* On a phone the image is small and beside the button. */}
        <div className="grid items-center gap-7 max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-2.5 lg:grid-cols-[1fr_1fr] lg:gap-12">
          <div className="grid grid-cols-1 justify-items-start gap-4 max-md:contents">
            <h2 className="max-md:w-full">{withSiteFacts(heading, site)}</h2>
            <p className="max-w-lead text-18 text-quiet max-md:w-full max-md:text-16 max-md:leading-snug">
              {withSiteFacts(text, site)}
            </p>
            <ButtonLink href={action.href} variant="sun">
              {action.label}
            </ButtonLink>
          </div>
          <ContentPicture
            site={site}
            picture={picture}
            className="mx-auto w-[min(100%,440px)] max-md:mr-0 max-md:-mb-1 max-md:w-22"
          />
        </div>
      </Section>
    </div>
  );
}
