import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { clinic } from '../../content/clinic.ts';
import { PlainCard } from '../cards/plain-card.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { openClinics } from './open-clinics.island.tsx';

const { choose, book } = clinic;

/** Where the clinics are: a list of the open ones. Cities that are not open yet are named, marked Coming Soon. */
export function ChooseClinic({ site }: { site: SiteConfig }) {
  const soon = site.clinics.filter((place) => !place.open);
  const { label, directions, wanted } = choose;
  return (
    <PlainCard as="div" className="grid grid-cols-1 gap-5 p-4 md:p-7">
      <Island
        of={openClinics}
        props={{ label, directions, wanted, book, noteId: 'booking-note-of-clinic' }}
        staticParts={[<ContentPicture key="picture" picture={choose.picture} site={site} />]}
      />
      {soon.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4">
          {choose.soonHeading}
          {soon.map((place) => (
            <span key={place.city} className="flex flex-wrap items-center gap-x-2">
              <b>{place.city}</b>
              <Chip tone="soon">{choose.comingSoon}</Chip>
            </span>
          ))}
        </p>
      )}
    </PlainCard>
  );
}
