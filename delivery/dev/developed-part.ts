import * as v from 'valibot';
import { partName } from '../releases/release.ts';

/** A part that is developed, and the folder where its source is: in this project, or in a repository of its own. */
export const developedPart = v.object({ name: partName, source: v.string() });
export type DevelopedPart = v.InferOutput<typeof developedPart>;
