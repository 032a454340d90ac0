import type { ReactNode } from 'react';
import type { SiteConfig } from '@site/kit/site.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { ContentPicture, type PictureContent } from '@site/kit/ui/content-picture.tsx';
import { pageGrid, type Topic } from '@site/kit/ui/section.tsx';

type TopBandProps = {
  site: SiteConfig;
  topic: Topic;
  trail: ReactNode;
  chip: string;
  /** The large first part of the heading. */
  name?: string;
  heading: string;
  /** A strip between the heading and the lead. */
  warning?: ReactNode;
  lead: ReactNode;
  /** The content after the lead: facts and jump links. */
  words: ReactNode;
  picture: PictureContent;
  /** Whether the panel is so tall that the image above it must be smaller. */
  tallPanel: boolean;
  children: ReactNode;
};

/**
 * The top band of a page: text, then the image, which sits on the price panel. From 761 px, heading and image are side
 * by side and everything else spans both columns; if the image is taller than the text, the gap is below the text, not
 * within it. The section on help follows this band and must start within the first two screens on a phone, so the band
 * is short there.
 */
export function TopBand({
  site,
  topic,
  trail,
  chip,
  name,
  heading,
  warning,
  lead,
  words,
  picture,
  tallPanel,
  children,
}: TopBandProps) {
  return (
    <section data-ground="tint" data-topic={topic}>
      <div className={pageGrid}>
        {trail}
        <div
          data-first-band=""
          // On a narrow phone with large text, the image in the corner shrinks to leave space for the text.
          className="grid gap-6 pt-4 pb-section max-md:grid-cols-1 max-md:gap-3 max-md:pt-1 max-md:pb-5 max-md:[--corner:clamp(0px,(100vw-17.5rem)*999,104px)] lg:grid-cols-[1fr_minmax(0,320px)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-10 lg:gap-y-0 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] xl:grid-rows-[auto_1fr] xl:gap-x-12 print:in-data-condition:block print:in-data-condition:p-0"
        >
          {/* The column is explicit: otherwise, until the image has loaded, the text would take its place. */}
          <div className="max-md:[&>:first-child]:hidden lg:contents lg:*:col-start-1 xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:flex xl:flex-col xl:pt-5 print:in-data-condition:block print:in-data-condition:[column-span:all] print:in-data-condition:[&>:first-child]:hidden">
            <Chip onTint>{chip}</Chip>
            <h1
              className={cn(
                'mt-3 mb-4 max-md:mt-1 max-md:mb-2 xl:text-38 print:in-data-condition:mt-0 print:in-data-condition:mb-[1.5mm] print:in-data-condition:text-24',
                name ? 'text-24 leading-tight max-md:text-20 lg:text-30' : 'text-30 leading-head',
              )}
            >
              {name && (
                <span className="block text-38 leading-head text-hue-text max-md:text-30 lg:text-48 print:in-data-condition:text-38">
                  {name}
                </span>
              )}
              {name ? ` ${heading}` : heading}
            </h1>
            {warning}
            <p className="mb-6 max-w-lead text-18 text-quiet max-md:mb-3.5 max-md:leading-snug print:in-data-condition:mb-[2mm]">
              {lead}
            </p>
            {words}
          </div>
          <ContentPicture
            site={site}
            picture={picture}
            first
            // On a phone the image is in the panel's corner, beside the price.
            className={cn(
              'relative z-1 mx-auto -mb-10.5 w-[min(100%,340px)] max-md:-mt-1.5 max-md:mr-3.5 max-md:mb-[calc(-0.754*var(--corner)-10px)] max-md:w-(--corner) lg:max-xl:col-start-2 lg:max-xl:row-span-4 lg:max-xl:row-start-1 lg:max-xl:mb-0 lg:max-xl:self-center lg:w-full xl:-mb-4.5 print:in-data-condition:hidden',
              tallPanel ? 'xl:max-w-95' : 'xl:max-w-115',
            )}
          />
          {children}
        </div>
      </div>
    </section>
  );
}
