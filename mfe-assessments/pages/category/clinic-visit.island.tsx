import { useRef, useState } from 'react';
import { BookVisitButton } from '@site/kit/appointment/book-visit-button.tsx';
import { BookingNote } from '@site/kit/appointment/booking-note.tsx';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { useChangeBeforeHydration } from '@site/kit/ui/use-change-before-hydration.ts';
import { Note } from '@site/kit/ui/note.tsx';
import { categoryPageWords } from '../../content/category-page-words.ts';

/** The id of the note below the button, which names the provider that the button contacts. */
const NOTE_ID = 'booking-note';

/** Lets a parent choose an open clinic and book a visit there. */
export const clinicVisit = defineIsland<object>('clinic-visit', ClinicVisit);

function ClinicVisit() {
  const { site, openDialog } = usePageContext();
  const cities = site.clinics.filter(({ open }) => open).map(({ city }) => city);
  const [city, setCity] = useState(cities[0] ?? '');
  const list = useRef<HTMLSelectElement>(null);
  useChangeBeforeHydration(list, city, setCity);
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <SelectField
          ref={list}
          id="clinic"
          label={categoryPageWords('visit.select')}
          options={cities.map((name) => ({ value: name, label: name }))}
          value={city}
          onChange={(event) => setCity(event.target.value)}
        />
        <Note icon="pin">{categoryPageWords('visit.only')}</Note>
      </div>
      <div className="grid gap-2 print:pt-2">
        <div className="print:hidden">
          <BookVisitButton
            site={site}
            openDialog={openDialog}
            wanted={categoryPageWords('visit.wanted').replace('{city}', city)}
            iconBefore="calendar"
            wide
            noteId={NOTE_ID}
          >
            {categoryPageWords('visit.book')}
          </BookVisitButton>
        </div>
        <BookingNote id={NOTE_ID} site={site} />
      </div>
    </>
  );
}
