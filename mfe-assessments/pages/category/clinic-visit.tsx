import { useState } from 'react';
import { BookVisitButton } from '@site/kit/appointment/book-visit-button.tsx';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { categoryPageWords } from '../../content/category-page-words.ts';

const words = categoryPageWords.visit;

/** Chooses an open clinic and books a visit there. */
export function ClinicVisit({ site, openDialog }: Pick<PageProps, 'site' | 'openDialog'>) {
  const cities = site.clinics.filter(({ open }) => open).map(({ city }) => city);
  const [city, setCity] = useState(cities[0] ?? '');
  return (
    <>
      <div className="stack gap-2">
        <SelectField
          id="clinic"
          label={words.select}
          options={cities.map((name) => ({ value: name, label: name }))}
          value={city}
          onChange={(event) => setCity(event.target.value)}
        />
        <p className="note">
          <Icon name="pin" />
          <span>{words.only}</span>
        </p>
      </div>
      <BookVisitButton
        site={site}
        openDialog={openDialog}
        wanted={words.wanted.replace('{city}', city)}
        iconBefore="calendar"
        wide
      >
        {words.book}
      </BookVisitButton>
    </>
  );
}
