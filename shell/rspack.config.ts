import { defineShell } from '@site/kit/federation/define-app.ts';

export default defineShell();
