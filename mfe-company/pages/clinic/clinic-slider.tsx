import { useRef, useState } from 'react';
import type { SiteConfig } from '@site/kit/site.ts';
import { Dots, StopButton } from '@site/kit/ui/carousel-controls.tsx';
import { classNames } from '@site/kit/ui/class-names.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { useRotation } from '@site/kit/ui/use-rotation.ts';
import { clinic } from '../../content/clinic.ts';
import { ContentPicture } from '../words/content-picture.tsx';

const { slider } = clinic;

/** How long a picture stays, in milliseconds (specification, section 9). */
const PICTURE_STAYS_MS = 3000;

const slideRole = { role: 'group', 'aria-roledescription': 'slide' } as const;

/**
 * Three pictures of the clinic that take turns. A button in front of them stops and starts, a dot for each
 * jumps to it and stops. Without JavaScript they stand one below the other.
 */
export function ClinicSlider({ site }: { site: SiteConfig }) {
  const root = useRef<HTMLElement>(null);
  const alive = useHydrated();
  const [front, setFront] = useState(0);
  const { slides } = slider;
  const { rotating, setRotating } = useRotation(root, PICTURE_STAYS_MS, () =>
    setFront((shown) => (shown + 1) % slides.length),
  );
  const names = slides.map(({ title }, index) => `${index + 1} of ${slides.length}: ${title}`);

  function onChoose(index: number) {
    setRotating(false);
    setFront(index);
  }

  return (
    <section
      ref={root}
      className="slider"
      aria-roledescription="carousel"
      aria-label={slider.label}
    >
      <div className="slider-bar noscript:hidden">
        <StopButton rotating={rotating} onChange={setRotating} waiting={!alive} />
        <Dots
          labels={names}
          current={front}
          narrowOnly={false}
          waiting={!alive}
          onChoose={onChoose}
        />
      </div>
      <div className="slider-stage" aria-live={rotating ? 'off' : 'polite'}>
        {slides.map(({ id, title, caption, picture }, index) => (
          <div
            key={id}
            {...slideRole}
            aria-label={names[index]}
            aria-hidden={(alive && index !== front) || undefined}
            className={classNames('slide', index === front && 'slide-front')}
          >
            <ContentPicture picture={picture} site={site} />
            <p>
              <b>{title}</b> {caption}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
