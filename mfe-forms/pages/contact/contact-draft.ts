import { contactPageFields, parseContactPageForm } from '@site/kit/api/contact-message.ts';
import { createFormDraft, type FormDraft } from '../../form/form-draft.ts';
import { type FormStorage, tabStorage } from '../../form/form-storage.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { DoctorChoiceWords } from '../../content/page-schemas.ts';
import doctorChoice from '../../content/doctor-choice.yaml';

const words = contentOf<DoctorChoiceWords>(doctorChoice);

/** The form's fields, and fields for the ids of the chosen speciality and doctor. */
export type ContactDraftField = keyof typeof contactPageFields | 'speciality' | 'doctor';

/**
 * Creates the contact page's draft. Sends a chosen speciality as the last line of the message, because the request has
 * exactly four fields (specification, section 7).
 */
export function contactFormDraft(storage?: FormStorage): FormDraft<ContactDraftField> {
  return createFormDraft(
    {
      fields: contactPageFields,
      path: '/contact-us',
      hidden: ['speciality', 'doctor'],
      check: ({ speciality, doctor, message, ...fields }) => {
        const line = message.trim() === '' ? '' : chosenDoctorLine({ speciality, doctor });
        return parseContactPageForm({
          ...fields,
          message: line === '' ? message : `${message.trimEnd()}\n\n${line}`,
        });
      },
    },
    storage,
  );
}

/**
 * Returns the line in the message for the chosen speciality and doctor, given their ids. Returns an empty string
 * without a speciality, and omits the doctor if none is chosen or the speciality has no such doctor.
 */
export function chosenDoctorLine(chosen: { speciality: string; doctor: string }): string {
  const speciality = words.specialities.find(({ id }) => id === chosen.speciality);
  if (!speciality) return '';
  const doctors = speciality.kind === 'doctors' ? speciality.doctors : [];
  const doctor = doctors.find(({ id }) => id === chosen.doctor);
  return doctor
    ? words.line.doctor.replace('{speciality}', speciality.label).replace('{doctor}', doctor.name)
    : words.line.speciality.replace('{speciality}', speciality.label);
}

/** The draft shared by two islands: the form and the choice of a doctor. */
export const pageDraft = contactFormDraft(tabStorage('contact-page'));
