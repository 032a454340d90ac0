import { BookingNote } from '@site/kit/appointment/booking-note.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { doctorOnCall as words } from '../../content/doctor-on-call.ts';
import { bookButton } from './book-button.island.tsx';
import { TickedPoints } from './ticked-points.tsx';
import { Scene } from './scene.tsx';

const NOTE_ID = 'call-note';

/** Talking to a doctor from home: booking a call, or ringing at once. */
export function DoctorOnCall({ site }: { site: SiteConfig }) {
  const { img } = words;
  return (
    <Section ground="dark">
      <div className="ui-split">
        <Scene img={img} site={site} />
        <div className="ui-text-column">
          <p className="ui-kicker">{words.kick}</p>
          <h2>{words.heading}</h2>
          <p className="ui-lead">{words.lead}</p>
          <TickedPoints points={words.points.map((point) => withSiteFacts(point, site))} />
          <div className="ui-actions ui-actions-even">
            <Island
              of={bookButton}
              props={{ wanted: words.wanted, label: words.book, variant: 'sun', noteId: NOTE_ID }}
            />
            <ButtonLink href={site.contact.phoneLink} variant="ghost" iconBefore="phone">
              <span className="ui-visually-hidden">{words.call} </span>
              {site.contact.phone}
            </ButtonLink>
          </div>
          <BookingNote id={NOTE_ID} site={site} />
        </div>
      </div>
    </Section>
  );
}
