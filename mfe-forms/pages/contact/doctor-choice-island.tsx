import { useState } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import type { Speciality } from '../../content/contact-schema.ts';
import { doctorChoice as words } from '../../content/doctor-choice.ts';

/** Two lists: a speciality, and then one of its doctors. */
export const doctorChoiceIsland = defineIsland('doctor-choice', DoctorChoice);

function DoctorChoice() {
  const [chosen, setChosen] = useState({ speciality: '', doctor: '' });
  const speciality = words.specialities.find(({ id }) => id === chosen.speciality);
  return (
    <div className="stack w-full max-w-dialog-small noscript:hidden">
      <SelectField
        id="speciality"
        label={words.speciality.label}
        hint={speciality?.about}
        value={chosen.speciality}
        onChange={({ target }) => setChosen({ speciality: target.value, doctor: '' })}
        options={[
          { value: '', label: words.speciality.choose },
          ...words.specialities.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <SelectField
        id="doctor"
        label={words.doctor.label}
        hint={<output>{doctorHint(speciality)}</output>}
        disabled={!speciality}
        value={chosen.doctor}
        onChange={({ target }) => setChosen({ ...chosen, doctor: target.value })}
        options={doctorOptions(speciality)}
      />
    </div>
  );
}

function doctorHint(speciality: Speciality | undefined): string {
  if (!speciality) return words.doctor.beforeSpeciality;
  return speciality.kind === 'doctors' ? speciality.found : speciality.instead;
}

function doctorOptions(speciality: Speciality | undefined): { value: string; label: string }[] {
  if (speciality?.kind === 'no-doctor') return [{ value: '', label: speciality.noDoctor }];
  return [
    { value: '', label: words.doctor.choose },
    ...(speciality?.doctors ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
}
