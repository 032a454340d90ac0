import { sendContactMessage } from '@site/kit/api/forms-client.ts';
import { contactPageFields, parseContactPageForm } from '@site/kit/api/contact-message.ts';
import { createFormDraft, type FormDraft } from '../../form/form-draft.ts';
import { type FormStorage, tabStorage } from '../../form/form-storage.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { DoctorChoiceWords } from '../../content/contact-schema.ts';
import doctorChoice from '../../content/doctor-choice.yaml';

const words = contentOf<DoctorChoiceWords>(doctorChoice);

/** What the contact page's draft holds: the form's fields, and the ids of a chosen speciality and doctor. */
export type ContactDraftField = keyof typeof contactPageFields | 'speciality' | 'doctor';

/**
 * A draft of the contact page's form. A chosen speciality is sent as the last line of the message, because what is sent has
 * four fields and no more (specification, section 7).
 */
export function contactFormDraft(storage?: FormStorage): FormDraft<ContactDraftField> {
  return createFormDraft(
    {
      fields: contactPageFields,
      hidden: ['speciality', 'doctor'],
      check: ({ speciality, doctor, message, ...fields }) => {
        const line = message.trim() === '' ? '' : chosenDoctorLine({ speciality, doctor });
        return parseContactPageForm({
          ...fields,
          message: line === '' ? message : `${message.trimEnd()}\n\n${line}`,
        });
      },
      send: sendContactMessage,
    },
    storage,
  );
}

/**
 * The line by which a message names the chosen speciality and doctor, given by their ids. Empty while no speciality is
 * chosen; without the doctor while none is, or when the speciality has no such doctor.
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

/** The draft that the form and the choice of a doctor, which are two islands, share. */
export const pageDraft = contactFormDraft(tabStorage('contact-page'));
