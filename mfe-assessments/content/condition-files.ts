import { type ConditionFile, listConditionFiles } from './list-condition-files.ts';

/** The files of all conditions. A bundle has them as a plain list, which `rspack.config.ts` writes. */
export const conditionFiles: readonly ConditionFile[] = listConditionFiles();
