import { biometricOffering } from '../../content/offerings/biometric.ts';
import { offeringPage } from './offering-page.tsx';

export const page = offeringPage(biometricOffering);
