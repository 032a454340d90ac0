import { hearingOffering } from '../../content/offerings/hearing.ts';
import { offeringPage } from './offering-page.tsx';

export const page = offeringPage(hearingOffering);
