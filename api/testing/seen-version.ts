import { orThrow } from '../database/database-handle.ts';
import { type HandlingStore, handlingVersion, untouched } from '../inbox/handling-store.ts';

/** The version of a submission's handling that a user who opens it now sees. */
export async function seenVersion(store: HandlingStore, id: string): Promise<string> {
  const { handling } = orThrow(await store.of([id]));
  const { notes } = orThrow(await store.notesOf([id]));
  return handlingVersion(handling.get(id) ?? untouched, notes);
}
