import { visionOffering } from '../../content/offerings/vision.ts';
import { offeringPage } from './offering-page.tsx';

export const page = offeringPage(visionOffering);
