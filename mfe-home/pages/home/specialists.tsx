import { BookVisitButton } from '@site/kit/appointment/book-visit-button.tsx';
import { BookingNote } from '@site/kit/appointment/booking-note.tsx';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { Carousel } from '@site/kit/ui/carousel.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { specialists } from '../../content/specialists.ts';
import { fourThreeTwo } from './four-three-two.ts';
import { SectionHeading } from './section-heading.tsx';
import { Scene } from './scene.tsx';

/** The id of the line that says whom the booking buttons contact; they share it. */
const NOTE_ID = 'booking-note';

/** Six specialists, each of whom a press on the card books. */
export function Specialists({ site, openDialog }: Pick<PageProps, 'site' | 'openDialog'>) {
  return (
    <Section>
      <Carousel
        {...fourThreeTwo}
        label={specialists.label}
        noun="specialists"
        heading={<SectionHeading heading={specialists.heading} lead={specialists.lead} />}
        slides={specialists.cards.map(({ id, name, helpsWith, wanted, img }) => ({
          key: id,
          label: name,
          content: (
            <article className="card card-press spec">
              <div className="portrait">
                <Scene img={img} site={site} />
              </div>
              <div className="card-body">
                <h3 className="look-h3">{name}</h3>
                <p className="card-text">{helpsWith}</p>
                <div className="spec-book">
                  <BookVisitButton
                    site={site}
                    openDialog={openDialog}
                    wanted={wanted}
                    variant="second"
                    wide
                    noteId={NOTE_ID}
                  >
                    {specialists.book}
                    <span className="visually-hidden"> {wanted}</span>
                  </BookVisitButton>
                </div>
              </div>
            </article>
          ),
        }))}
      />
      <div className="noscript:hidden">
        <BookingNote id={NOTE_ID} site={site} />
      </div>
    </Section>
  );
}
