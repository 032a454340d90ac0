import { sourceNotes } from '@site/kit/ui/source-notes.tsx';
import { clinicVisit } from './clinic-visit.tsx';

/** What is alive on the page about the physical check. */
export const islands = [clinicVisit, sourceNotes];
