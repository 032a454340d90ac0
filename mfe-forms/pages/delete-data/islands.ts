import { deletionFormIsland } from './deletion-form-island.tsx';

/** What is alive on the page that takes deletion requests. */
export const islands = [deletionFormIsland];
