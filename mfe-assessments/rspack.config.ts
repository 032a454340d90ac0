import { defineRemote } from '@site/kit/federation/define-app.ts';
import { listConditionFiles } from './content/list-condition-files.ts';

export default defineRemote('mfe-assessments', {
  listings: { './content/condition-files.ts': () => ({ conditionFiles: listConditionFiles() }) },
});
