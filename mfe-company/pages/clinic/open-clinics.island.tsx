import { useRef, useState } from 'react';
import { BookVisitButton } from '@site/kit/appointment/book-visit-button.tsx';
import { BookingNote } from '@site/kit/appointment/booking-note.tsx';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { useChangeBeforeHydration } from '@site/kit/ui/use-change-before-hydration.ts';
import { Note } from '@site/kit/ui/note.tsx';

type OpenClinic = Extract<SiteConfig['clinics'][number], { open: true }>;

type OpenClinicsProps = {
  label: string;
  directions: string;
  /** The requested booking, with the placeholder `{city}` for the chosen city. */
  wanted: string;
  book: string;
  /** The id of the note that names the provider contacted by the button; unique on the page. */
  noteId: string;
};

/**
 * A dropdown of the open clinics, and the chosen clinic's address, directions and booking button. The image beside them
 * is static.
 */
export const openClinics = defineIsland<OpenClinicsProps>('open-clinics', OpenClinics);

function OpenClinics({
  label,
  directions,
  wanted,
  book,
  noteId,
  staticParts,
}: IslandProps<OpenClinicsProps>) {
  const { site, openDialog } = usePageContext();
  const open = site.clinics.filter((place) => place.open);
  const [city, setCity] = useState(open[0]?.city ?? '');
  const list = useRef<HTMLSelectElement>(null);
  useChangeBeforeHydration(list, city, setCity);
  const chosen = open.find((place) => place.city === city);

  return (
    <>
      <div className="flex items-center gap-5">
        <StaticHtml of={staticParts[0]} className="w-28 shrink-0 max-xs:hidden" />
        <div className="min-w-0 grow">
          <SelectField
            ref={list}
            id="clinic-city"
            label={label}
            value={city}
            onChange={(event) => setCity(event.target.value)}
            options={open.map((place) => ({ value: place.city, label: place.city }))}
          />
        </div>
      </div>
      {chosen && (
        <>
          <ChosenClinic place={chosen} directions={directions} site={site} />
          <div className="grid grid-cols-1 gap-2">
            <BookVisitButton
              site={site}
              openDialog={openDialog}
              wanted={wanted.replace('{city}', chosen.city)}
              iconBefore="calendar"
              noteId={noteId}
            >
              {book}
            </BookVisitButton>
            <BookingNote id={noteId} site={site} />
          </div>
        </>
      )}
    </>
  );
}

type ChosenClinicProps = { place: OpenClinic; directions: string; site: SiteConfig };

/** Shows the chosen clinic. The configured address applies only to the city that it names. */
function ChosenClinic({ place, directions, site }: ChosenClinicProps) {
  const { address, hours, phone, phoneLink } = site.contact;
  return (
    <ul className="grid grid-cols-1 gap-3">
      <Note as="li" icon="pin" tone="plain">
        {address.city === place.city && (
          <>
            <span>{`${[...address.lines, address.city].join(', ')} ${address.postalCode}`}</span>
            <br />
          </>
        )}
        <span className="text-quiet">{place.area}</span>
        <br />
        <ExternalLink href={place.directionsUrl}>{directions}</ExternalLink>
      </Note>
      <Note as="li" icon="clock" tone="plain">
        {hours}
      </Note>
      <Note as="li" icon="phone" tone="plain">
        <a href={phoneLink}>{phone}</a>
      </Note>
    </ul>
  );
}
