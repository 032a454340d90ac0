import type { DoctorOnCall } from './doctor-on-call-schema.ts';
import { picture } from '../assets.ts';

/** The doctor-on-call section of the home page. */
export const doctorOnCall: DoctorOnCall = {
  kick: 'Doctor on call',
  heading: 'Talk to a doctor from home',
  lead: 'Not sure if your child needs a visit? Ask a doctor first. Sit down together, and ask everything you want to know.',
  points: [
    'Someone answers {hours}',
    'Keep old reports and the names of medicines at hand',
    'If your child is in danger, do not wait: dial 112',
  ],
  book: 'Book a call',
  wanted: 'a call with a doctor',
  call: 'Call',
  img: picture(
    'doctor-on-call.svg',
    'A mother and her daughter talk to a doctor on a screen at home',
  ),
};
