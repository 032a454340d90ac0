import { Fragment } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { clinic } from '../../content/clinic.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { turningPictures } from './turning-pictures.island.tsx';

const { slider } = clinic;

/** Pictures of the clinic that take turns. Without JavaScript they stand one below the other. */
export function ClinicSlider({ site }: { site: SiteConfig }) {
  return (
    <Island
      of={turningPictures}
      props={{ label: slider.label, titles: slider.slides.map(({ title }) => title) }}
      staticParts={slider.slides.map(({ id, title, caption, picture }) => (
        <Fragment key={id}>
          <ContentPicture className="w-full" picture={picture} site={site} />
          <p className="px-5 pt-3 pb-4 leading-snug">
            <b className="block font-head text-20 leading-[1.3] font-semibold">{title}</b> {caption}
          </p>
        </Fragment>
      ))}
    />
  );
}
