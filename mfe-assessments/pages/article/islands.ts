import { sourceNotes } from '@site/kit/ui/source-notes.tsx';

/** What is alive on the page of an article. */
export const islands = [sourceNotes];
