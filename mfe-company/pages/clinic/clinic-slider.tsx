import { Fragment } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { clinic } from '../../content/clinic.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { turningPictures } from './turning-pictures.island.tsx';

const { slider } = clinic;

/** Three pictures of the clinic that take turns. Without JavaScript they stand one below the other. */
export function ClinicSlider({ site }: { site: SiteConfig }) {
  return (
    <Island
      of={turningPictures}
      props={{ label: slider.label, titles: slider.slides.map(({ title }) => title) }}
      staticParts={slider.slides.map(({ id, title, caption, picture }) => (
        <Fragment key={id}>
          <ContentPicture picture={picture} site={site} />
          <p>
            <b>{title}</b> {caption}
          </p>
        </Fragment>
      ))}
    />
  );
}
