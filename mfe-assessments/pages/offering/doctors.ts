import { doctorsOffering } from '../../content/offerings/doctors.ts';
import { offeringPage } from './offering-page.tsx';

export const page = offeringPage(doctorsOffering);
