import type { SiteConfig } from '@site/kit/site.ts';
import { Carousel } from '@site/kit/ui/carousel.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import type { Clinic } from '../../content/page-schemas.ts';

/** Autoplay interval in milliseconds (specification, section 9). */
const AUTOPLAY_MS = 3000;

/** Rotating images of the clinic. */
export function ClinicSlider({ slider, site }: { slider: Clinic['slider']; site: SiteConfig }) {
  return (
    // Keeps the controls close to the images, which align with the card beside them.
    <div className="-mt-1.5 [&_section>:first-child]:mt-0">
      <Carousel
        label={slider.label}
        noun="pictures"
        visible="1"
        infinite
        still
        autoplayMs={AUTOPLAY_MS}
        slides={slider.slides.map(({ title, caption, picture }) => ({
          label: title,
          content: (
            <div className="overflow-hidden rounded-card border border-line bg-surface print:break-inside-avoid">
              <ContentPicture className="w-full" picture={picture} site={site} />
              <p className="px-5 pt-3 pb-4 leading-snug">
                <b className="block font-head text-20 leading-[1.3] font-semibold">{title}</b>{' '}
                {caption}
              </p>
            </div>
          ),
        }))}
      />
    </div>
  );
}
