import { contentOf } from '@site/kit/content/content-of.ts';
import { BookingNote } from '@site/kit/appointment/booking-note.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Section, Kicker } from '@site/kit/ui/section.tsx';
import type { DoctorOnCallWords } from '../../content/section-schemas.ts';
import document from '../../content/doctor-on-call.md';
import { bookButton } from './book-button.island.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

const words = contentOf<DoctorOnCallWords>(document);

const NOTE_ID = 'call-note';

/** Offers a talk with a doctor from home: book a call, or phone now. */
export function DoctorOnCall({ site }: { site: SiteConfig }) {
  const { img } = words;
  return (
    <Section ground="dark">
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <ContentPicture picture={img} site={site} className="mx-auto lg:w-full" />
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <Kicker>{words.kick}</Kicker>
          <h2>{words.heading}</h2>
          <p className="max-w-lead text-18 text-quiet">{words.lead}</p>
          <Ticks points={words.points.map((point) => withSiteFacts(point, site))} />
          {/*
            On a phone, two short buttons share a line; longer ones fill a line each. An island has no box, so its
            content is laid out directly in the line.
          */}
          <div
            data-even=""
            className="flex flex-wrap gap-3 max-sm:gap-2.5 max-sm:*:flex-auto max-sm:[&_[data-island]_a]:w-full max-sm:[&_a]:px-3.5 max-sm:[&_a]:whitespace-nowrap max-sm:[&>[data-island]>*]:flex-auto"
          >
            <Island
              of={bookButton}
              props={{ wanted: words.wanted, label: words.book, variant: 'sun', noteId: NOTE_ID }}
            />
            <ButtonLink href={site.contact.phoneLink} variant="ghost" iconBefore="phone">
              <span className="sr-only">{words.call} </span>
              {site.contact.phone}
            </ButtonLink>
          </div>
          <BookingNote id={NOTE_ID} site={site} />
        </div>
      </div>
    </Section>
  );
}
