import { defineRemote } from '@site/kit/federation/define-app.ts';
import { listPostFiles } from './content/post-files.ts';

export default defineRemote('mfe-blog', {
  listings: { './content/post-files.ts': () => ({ postFiles: listPostFiles() }) },
});
