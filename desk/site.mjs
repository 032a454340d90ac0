#!/usr/bin/env node
/** `npx site`: plain JavaScript, because `bootstrap.mjs` has to run first. */
process.argv.splice(2, 0, 'desk/cli/site.ts');
await import('../delivery/bootstrap.mjs');
