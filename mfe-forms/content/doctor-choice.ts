import type { DoctorChoiceWords } from './contact-schema.ts';

/** The choice of a doctor to ask for, in the message above or on the phone. The specialities are the specification's, to the letter; the names are samples. */
export const doctorChoice: DoctorChoiceWords = {
  speciality: { label: 'Speciality', choose: 'Choose a speciality' },
  doctor: {
    label: 'Doctor',
    choose: 'Choose a doctor',
    beforeSpeciality: 'Choose a speciality first',
  },
  line: {
    speciality: 'Speciality: {speciality}',
    doctor: 'Speciality: {speciality}, doctor: {doctor}',
  },
  goesAlong: { lead: 'This goes with your message:', link: 'Write your message' },
  specialities: [
    {
      kind: 'doctors',
      id: 'pediatric',
      label: 'Pediatric',
      about: 'A doctor for babies, children and teenagers',
      found: 'One doctor to choose',
      doctors: [{ id: 'ishani-palkar', name: 'Dr Ishani Palkar' }],
    },
    {
      kind: 'doctors',
      id: 'psychologist',
      label: 'Psychologist',
      about: 'A specialist in feelings, thinking and behaviour',
      found: 'Two doctors to choose from',
      doctors: [
        { id: 'reva-oommen', name: 'Dr Reva Oommen' },
        { id: 'kabir-lingdoh', name: 'Dr Kabir Lingdoh' },
      ],
    },
    {
      kind: 'no-doctor',
      id: 'opthamologist',
      label: 'Opthamologist',
      about: 'An eye doctor',
      noDoctor: 'No Doctor',
      instead: 'There is no eye doctor to choose yet. Call us and ask what you can do meanwhile.',
    },
    {
      kind: 'doctors',
      id: 'dentist',
      label: 'Dentist',
      about: 'A doctor for teeth and gums',
      found: 'One doctor to choose',
      doctors: [{ id: 'mitali-surti', name: 'Dr Mitali Surti' }],
    },
  ],
};
