import { defineRemote } from '@site/kit/federation/define-app.ts';
import { listConditionFiles } from './content/condition-files.ts';

export default defineRemote('mfe-assessments', {
  listings: { './content/condition-files.ts': () => ({ conditionFiles: listConditionFiles() }) },
});
