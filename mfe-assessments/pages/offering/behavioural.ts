import { behaviouralOffering } from '../../content/offerings/behavioural.ts';
import { offeringPage } from './offering-page.tsx';

export const page = offeringPage(behaviouralOffering);
