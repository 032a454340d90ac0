import type { OfferingContent } from './offering-schema.ts';
import { behaviouralOffering } from './offerings/behavioural.ts';
import { biometricOffering } from './offerings/biometric.ts';
import { doctorsOffering } from './offerings/doctors.ts';
import { hearingOffering } from './offerings/hearing.ts';
import { visionOffering } from './offerings/vision.ts';

/** Every offering that has a page. */
export const offerings: readonly OfferingContent[] = [
  doctorsOffering,
  hearingOffering,
  behaviouralOffering,
  biometricOffering,
  visionOffering,
];
