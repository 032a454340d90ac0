import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import type { Clinic } from '../../content/page-schemas.ts';
import { PlainCard } from '../plain-card.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { openClinics } from './open-clinics.island.tsx';

type ChooseClinicProps = { words: Clinic['choose']; book: string; site: SiteConfig };

/** Lists the open clinics. Cities that don't have one yet are marked Coming Soon. */
export function ChooseClinic({ words, book, site }: ChooseClinicProps) {
  const soon = site.clinics.filter((place) => !place.open);
  const { label, directions, wanted } = words;
  return (
    <PlainCard as="div" className="grid grid-cols-1 gap-5 p-4 md:p-7">
      <Island
        of={openClinics}
        props={{ label, directions, wanted, book, noteId: 'booking-note-of-clinic' }}
        staticParts={[<ContentPicture key="picture" picture={words.picture} site={site} />]}
      />
      {soon.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4">
          {words.soonHeading}
          {soon.map((place) => (
            <span key={place.city} className="flex flex-wrap items-center gap-x-2">
              <b>{place.city}</b>
              <Chip tone="soon">{words.comingSoon}</Chip>
            </span>
          ))}
        </p>
      )}
    </PlainCard>
  );
}
