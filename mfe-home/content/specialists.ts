import { picture } from '../assets.ts';
import type { Specialists } from './specialists-schema.ts';

const portrait = (name: string) => picture(`portrait-${name}.svg`);

/** The specialist carousel of the home page, with the specification's names (section 2). */
export const specialists: Specialists = {
  label: 'Specialists',
  heading: 'Who should see your child?',
  lead: 'Choose a specialist to book a visit. Not sure? The paediatrician is a good first step.',
  book: 'Book',
  cards: [
    {
      id: 'paediatrician',
      name: 'Paediatrician',
      helpsWith: 'Growth, fevers and vaccines',
      wanted: 'a visit to the paediatrician',
      img: portrait('paediatrician'),
    },
    {
      id: 'behavioural-therapist',
      name: 'Behavioural Therapist',
      helpsWith: 'Attention, worry and mood',
      wanted: 'a visit to the behavioural therapist',
      img: portrait('behavioural'),
    },
    {
      id: 'physiotherapist',
      name: 'Physiotherapist',
      helpsWith: 'Posture and movement',
      wanted: 'a visit to the physiotherapist',
      img: portrait('physio'),
    },
    {
      id: 'ophthalmologist',
      name: 'Ophthalmologist',
      helpsWith: 'Eyes and sight',
      wanted: 'a visit to the ophthalmologist',
      img: portrait('eye'),
    },
    {
      id: 'nutritionist',
      name: 'Nutritionist',
      helpsWith: 'Eating and weight',
      wanted: 'a visit to the nutritionist',
      img: portrait('nutrition'),
    },
    {
      id: 'dentist',
      name: 'Dentist',
      helpsWith: 'Teeth and gums',
      wanted: 'a visit to the dentist',
      img: portrait('dentist'),
    },
  ],
};
