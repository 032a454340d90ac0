import { contentOf } from '@site/kit/content/content-of.ts';
import type { DoctorChoiceWords } from '../../content/contact-schema.ts';
import doctorChoice from '../../content/doctor-choice.yaml';

const words = contentOf<DoctorChoiceWords>(doctorChoice);

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
