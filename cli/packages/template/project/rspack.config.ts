import { defineRemote } from '@site/kit/federation/define-app.ts';

export default defineRemote('mfe-vaccines');
