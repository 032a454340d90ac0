import { useState } from 'react';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { BookVisitButton } from '@site/kit/appointment/book-visit-button.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { clinic } from '../../content/clinic.ts';
import { ContentPicture } from '../words/content-picture.tsx';

type OpenClinic = Extract<SiteConfig['clinics'][number], { open: true }>;

const { choose, book } = clinic;

/**
 * Where the clinics are. The list holds the open ones; the chosen one's address, way and booking stand
 * below it. Cities that are not open yet are named, marked Coming Soon.
 */
export function ChooseClinic({ site, openDialog }: Pick<PageProps, 'site' | 'openDialog'>) {
  const open = site.clinics.filter((place) => place.open);
  const soon = site.clinics.filter((place) => !place.open);
  const [city, setCity] = useState(open[0]?.city ?? '');
  const chosen = open.find((place) => place.city === city);

  return (
    <div className="plate grid gap-5 p-5 md:p-7">
      <div className="flex items-center gap-5">
        <div className="w-28 shrink-0 max-xs:hidden">
          <ContentPicture picture={choose.picture} site={site} />
        </div>
        <div className="grow">
          <SelectField
            id="clinic-city"
            label={choose.label}
            value={city}
            onChange={(event) => setCity(event.target.value)}
            options={open.map((place) => ({ value: place.city, label: place.city }))}
          />
        </div>
      </div>
      {chosen && <ChosenClinic place={chosen} site={site} />}
      {chosen && (
        <BookVisitButton
          site={site}
          openDialog={openDialog}
          wanted={choose.wanted.replace('{city}', chosen.city)}
          iconBefore="calendar"
        >
          {book}
        </BookVisitButton>
      )}
      {soon.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4">
          {choose.soonHeading}
          {soon.map((place) => (
            <span key={place.city} className="flex items-center gap-2">
              <b>{place.city}</b>
              <Chip tone="soon">{choose.comingSoon}</Chip>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** How to reach a clinic. The configured address is of the city it names. */
function ChosenClinic({ place, site }: { place: OpenClinic; site: SiteConfig }) {
  const { address, hours, phone, phoneLink } = site.contact;
  return (
    <ul className="stack gap-3">
      <li className="note text-ink">
        <Icon name="pin" />
        <span>
          {address.city === place.city && (
            <>
              {[...address.lines, address.city].join(', ')} {address.postalCode}
              <br />
            </>
          )}
          <span className="quiet">{place.area}</span>
          <br />
          <ExternalLink href={place.directionsUrl}>{choose.directions}</ExternalLink>
        </span>
      </li>
      <li className="note text-ink">
        <Icon name="clock" />
        <span>{hours}</span>
      </li>
      <li className="note text-ink">
        <Icon name="phone" />
        <a href={phoneLink}>{phone}</a>
      </li>
    </ul>
  );
}
