import { useRef } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { useChangeBeforeHydration } from '@site/kit/ui/use-change-before-hydration.ts';
import type { DoctorChoiceWords, Speciality } from '../../content/page-schemas.ts';
import doctorChoice from '../../content/doctor-choice.yaml';
import { useFormDraft } from '../../form/use-form.ts';
import { chosenDoctorLine, pageDraft } from './contact-draft.ts';
import { CONTACT_FORM_ID } from './contact-form.island.tsx';

const words = contentOf<DoctorChoiceWords>(doctorChoice);

/** Two dropdowns: a speciality, then one of its doctors. The choice is added to the message in the page's form. */
export const doctorChoiceIsland = defineIsland('doctor-choice', DoctorChoice);

function DoctorChoice() {
  const { values, phase } = useFormDraft(pageDraft);
  const speciality = words.specialities.find(({ id }) => id === values.speciality);
  const line = chosenDoctorLine(values);
  const sending = phase === 'sending';
  const list = useRef<HTMLSelectElement>(null);
  useChangeBeforeHydration(list, speciality?.id ?? '', (id) => {
    // A value restored by the browser can match the stored draft, which also has the doctor.
    if (id === pageDraft.current().values.speciality) return;
    pageDraft.adopt({ speciality: id, doctor: '' });
  });

  function choose(field: 'speciality' | 'doctor', id: string) {
    if (sending) return;
    pageDraft.edit(field === 'speciality' ? { speciality: id, doctor: '' } : { doctor: id });
  }

  return (
    <div className="grid grid-cols-1 gap-4 w-full max-w-dialog-small noscript:hidden">
      <SelectField
        ref={list}
        id="speciality"
        label={words.speciality.label}
        hint={speciality?.about}
        value={speciality?.id ?? ''}
        onChange={({ target }) => choose('speciality', target.value)}
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
        value={values.doctor}
        onChange={({ target }) => choose('doctor', target.value)}
        options={doctorOptions(speciality)}
      />
      {line !== '' && (
        <p>
          {words.goesAlong.lead} <b>{line}</b>.{' '}
          <a href={`#${CONTACT_FORM_ID}`}>{words.goesAlong.link}</a>
        </p>
      )}
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
