import { contentOf } from '@site/kit/content/content-of.ts';
import { BookingNote } from '@site/kit/appointment/booking-note.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Carousel } from '@site/kit/ui/carousel.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook, cardParts } from '@site/kit/ui/card-look.ts';
import type { SpecialistsWords } from '../../content/home-schemas.ts';
import document from '../../content/specialists.yaml';
import { bookVisit } from '@site/kit/appointment/book-visit.island.tsx';
import { fourThreeTwoLayout, SectionHeading } from './carousel-section.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

const words = contentOf<SpecialistsWords>(document);

/** The id of the note that names the provider contacted by the booking buttons, which all share it. */
const NOTE_ID = 'booking-note';

/** Specialist cards; clicking a card books a visit. */
export function Specialists({ site }: { site: SiteConfig }) {
  return (
    <Section>
      <Carousel
        {...fourThreeTwoLayout}
        label={words.label}
        noun="specialists"
        heading={<SectionHeading heading={words.heading} lead={words.lead} />}
        slides={words.cards.map(({ name, helpsWith, wanted, img }) => ({
          label: name,
          content: (
            // The whole card is clickable through its one button. The button must not move on hover, or the click
            // target would move with it.
            <article
              data-specialist=""
              className={cn(
                cardLook.pressable,
                '[&_a]:after:absolute [&_a]:after:inset-0 [&_a]:after:rounded-card [&_a:active]:transform-none',
              )}
            >
              <div className={cardParts.portrait}>
                <ContentPicture picture={img} site={site} />
              </div>
              <div className={cn(cardParts.body, 'gap-1.5')}>
                <h3 className="@max-[191px]:text-16">{name}</h3>
                <p className="leading-snug text-ink-quiet">{helpsWith}</p>
                <div className="mt-auto w-full pt-2.5">
                  <Island
                    of={bookVisit}
                    props={{
                      wanted,
                      label: words.book,
                      namesWanted: true,
                      variant: 'second',
                      wide: true,
                      noteId: NOTE_ID,
                      sharesNote: true,
                    }}
                  />
                </div>
              </div>
            </article>
          ),
        }))}
      />
      <BookingNote id={NOTE_ID} site={site} />
    </Section>
  );
}
