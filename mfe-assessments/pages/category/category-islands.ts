import { sourceNotes } from '@site/kit/ui/source-notes.tsx';
import { ageFrame } from '../age-frame.tsx';

/** What is alive on the page of a category with conditions. */
export const islands = [ageFrame, sourceNotes];
